import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { LoadingIndicator } from '../loading-indicator/loading-indicator.tsx'
import { ButtonContent } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'
import './button.css'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonLook & {
    /** What it started is under way: it keeps the focus and does nothing until that ends. */
    isBusy?: boolean
  }

/** A button. Give it a verb. */
export function Button({
  variant,
  size,
  iconBefore,
  iconAfter,
  className,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { ui } = useMessages()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- a literal by its type
      type={type}
      className={buttonClass({ variant, size, className })}
      onClick={click}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {isBusy && <LoadingIndicator variant="spinner" size="small" color="text" isSilent />}
      <ButtonContent iconBefore={isBusy ? undefined : iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
      {isBusy && <span className="visually-hidden"> {ui.busy}</span>}
    </button>
  )
}
