/** The one door to PrimeReact's components in use: whoever takes one gets its looks in our tokens with it. */
import './inputs.css'

export { InputText, type InputTextProps } from 'primereact/inputtext'
