// Stories of a call that no view asks for by name.
import './call-keys'
import './other-page'
