import { toastMs } from '@warsha/contract/constants.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '@warsha/ui/icons.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { toast as draw, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled'
import { useTranslation } from './messages.ts'
import { createToastLayer } from './toast-layer.ts'
import { currentToastPlacement, receiveToasts, type Toast, type ToastKind, watchToasts } from './toasts.ts'
import { useAutoClose } from './use-auto-close.ts'
import './toast-host.css'

const icons: Record<ToastKind, IconComponent> = {
  success: CheckIcon,
  error: AlertIcon,
  warning: AlertIcon,
  info: InfoIcon,
}

/** Draws the toasts. Fetched with the first of them, so that no page pays for it beforehand. */
export function ToastHost() {
  const { t, dir } = useTranslation()
  const [layer] = useState(createToastLayer)
  const { pathname } = useLocation()
  const { position, limit } = useSyncExternalStore(watchToasts, currentToastPlacement, currentToastPlacement)

  useEffect(() => {
    const detach = layer.attach()
    layer.element.addEventListener('focusin', pauseForKeyboard)
    layer.element.addEventListener('focusout', resume)
    const stop = receiveToasts((next) => {
      layer.raise()
      drawToast(next)
    })
    return () => {
      stop()
      detach()
    }
  }, [layer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the page
  useEffect(() => closeToastsOfPage, [pathname])

  return createPortal(
    <ToastContainer
      className={() => `toast-list toast-list-${position}`}
      toastClassName={(context) => `toast toast-${context?.type}`}
      position={position}
      limit={limit}
      autoClose={toastMs}
      // Motion may be switched off, so neither entering nor leaving nor the time to close hangs on an animation.
      transition={false}
      customProgressBar
      closeOnClick
      draggable
      draggablePercent={40}
      rtl={dir === 'rtl'}
      icon={false}
      closeButton={({ closeToast }) => (
        <IconButton icon={CloseIcon} label={t('shell.toast.dismiss')} onClick={() => closeToast(true)} />
      )}
      aria-label={t('shell.header.notifications')}
    />,
    layer.element,
  )
}

/** Keyboard users need the same time to read a toast as users of a pointer. */
function pauseForKeyboard({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible')) draw.pause()
}

function resume(): void {
  draw.play()
}

let drawn = 0
const ofPage = new Set<string>()

function closeToastsOfPage(): void {
  for (const id of ofPage) draw.dismiss(id)
  ofPage.clear()
}

function drawToast(next: Toast): void {
  drawn += 1
  // Another key is another body, whose time begins anew.
  const key = drawn
  const render = (state: ToastContentProps) => <ToastBody key={key} {...next} {...state} />
  const options = {
    type: next.kind,
    role: next.kind === 'success' || next.kind === 'info' ? 'status' : 'alert',
    onClose: next.onClose,
  }
  if (next.isReplacing && next.id && draw.isActive(next.id)) draw.update(next.id, { ...options, render })
  else draw(render, { ...options, toastId: next.id ?? String(key) })
  if (next.isOfPage) ofPage.add(next.id ?? String(key))
}

function ToastBody({ kind, text, action, firstAction, isPaused, closeToast }: Toast & ToastContentProps) {
  const Icon = icons[kind]
  useAutoClose(isPaused, closeToast)

  return (
    <>
      <Icon className="toast-icon size-5.5" />
      <span className="toast-text" dir="auto">
        {text}
      </span>
      {action && (
        <span className="toast-actions">
          {[firstAction, action].map(
            (each) =>
              each && (
                <button key={each.label} type="button" className="toast-action" onClick={each.onSelect}>
                  {each.label}
                </button>
              ),
          )}
        </span>
      )}
      <span
        className="toast-progress"
        aria-hidden="true"
        style={{
          animationDuration: `${toastMs}ms`,
          animationPlayState: isPaused ? 'paused' : 'running',
        }}
      />
    </>
  )
}
