import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../components/button.tsx';
import { SHELL } from '../strings/shell.ts';
import css from './toaster.module.css';
import { dismiss, type Toast, useToasts } from './toasts.ts';

/** Time to read and to reach for the button, in milliseconds. */
const STAYS = 12_000;

/** The toasts, at the foot of the window. They wait while somebody points at them or has the focus in them. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <section className={css.region} aria-label={SHELL.messages} aria-live="polite">
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastBar({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.kind === 'failed') return;
    const timer = setTimeout(() => dismiss(toast.id), STAYS);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it on the screen
    <div
      className={css.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.text}>{toast.text}</span>
      {toast.action === undefined ? null : (
        <Button
          kind="quiet"
          className={css.action}
          onPress={() => {
            toast.action?.run();
            dismiss(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={SHELL.dismiss} icon={<X />} className={css.close} onPress={() => dismiss(toast.id)} />
    </div>
  );
}
