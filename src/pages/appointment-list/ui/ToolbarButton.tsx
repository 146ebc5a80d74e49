import type { ComponentProps } from 'react'
import { Button } from '@/shared/ui/button'
import styles from './AppointmentList.module.css'
import { useIsPhone } from './use-is-phone'

type ToolbarButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'> & { label: string }

export function ToolbarButton({ label, ...rest }: ToolbarButtonProps) {
  const isPhone = useIsPhone()
  return (
    <Button
      {...rest}
      variant="ghost"
      size="s"
      aria-label={label}
      title={isPhone ? label : undefined}
      className={isPhone ? styles.iconOnly : undefined}
    >
      {isPhone ? null : label}
    </Button>
  )
}
