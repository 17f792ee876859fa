import type { ReactElement, SVGProps } from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>

export type IconComponent = (props: IconProps) => ReactElement

/** Icons say nothing of their own: the control around them has the name. */
export function createIcon(path: string): IconComponent {
  return (props) => <Outline path={path} {...props} />
}

function Outline({ path, className = 'size-5', ...rest }: IconProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
