/** Only entry point for PrimeReact components; it also imports the theme overrides. */
import './inputs.css'

export { InputText, type InputTextProps } from 'primereact/inputtext'
