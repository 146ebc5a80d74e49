import './live'
import './navigation'
