// Loaded with the chunk of the call: models without a view.
import './call-shortcuts'
import './minimise-on-navigation'
