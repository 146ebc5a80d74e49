import './navigation'
