import { Check, type LucideIcon } from 'lucide-react'
import { use } from 'react'
import { Icon } from '../icon'
import styles from './Menu.module.css'
import { MenuContext } from './menu-context'

type MenuRadioGroupProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: LucideIcon; lang?: string }[]
  onChange: (value: Value) => void
}

export function MenuRadioGroup<Value extends string>({ label, value, options, onChange }: MenuRadioGroupProps<Value>) {
  const { close } = use(MenuContext)
  const choose = (chosen: Value) => {
    close()
    if (chosen !== value) onChange(chosen)
  }
  return (
    <div role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          lang={option.lang}
          className={styles.item}
          onClick={() => choose(option.value)}
        >
          {option.icon ? <Icon icon={option.icon} size={18} /> : null}
          <span className={styles.text}>{option.label}</span>
          <span className={styles.check}>{option.value === value ? <Icon icon={Check} size={16} /> : null}</span>
        </button>
      ))}
    </div>
  )
}
