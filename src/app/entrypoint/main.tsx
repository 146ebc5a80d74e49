import '@/app/styles/index.css'
import { startPortal } from './bootstrap'

void startPortal(document.getElementById('root') as HTMLElement)
