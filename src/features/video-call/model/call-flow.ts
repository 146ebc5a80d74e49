// Stories of a call that no view asks for by name.
import './call-shortcuts'
import './minimise-on-navigation'
