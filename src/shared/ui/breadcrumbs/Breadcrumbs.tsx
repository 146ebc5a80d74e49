import { ChevronRight, type IconNode } from 'lucide'
import { Link } from 'react-router-dom'
import { Icon } from '../icon'
import styles from './Breadcrumbs.module.css'

export interface Crumb {
  label: string
  href?: string | undefined
  icon?: IconNode | undefined
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol role="list" className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {index > 0 ? <Icon icon={ChevronRight} size={16} /> : null}
            <CrumbLabel {...crumb} isPage={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLabel({ label, href, icon, isPage }: Crumb & { isPage: boolean }) {
  if (isPage) return <span aria-current="page">{label}</span>
  const content = icon ? <Icon icon={icon} size={16} label={label} /> : label
  return href ? (
    <Link to={href} className={styles.link}>
      {content}
    </Link>
  ) : (
    <span>{content}</span>
  )
}
