import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { onDocumentUndo } from '../../store/undo/undo-listeners.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { dismiss, dismissUndone, documentKey, formatToastText, type Toast, useToasts } from '../../toasts/toasts.ts';
import { Button, IconButton } from '../button.tsx';
import { reserveToastRoom } from './toast-room.ts';
import css from './toaster.module.css';

/** The time a toast is shown, in milliseconds. */
const STAYS = 12_000;

/**
 * Shows the toasts below the screen, which leaves room for them, so that they cover nothing. A toast stays while the user
 * points at it or has the focus in it. `children` are permanent messages above the toasts. A dialog does not hide toasts
 * from screen readers and does not keep the focus out of them.
 */
export function Toaster({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(undefined);
  const count = toasts.length;
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'messages',
        label: translate('shell.goMessages'),
        shortcut: 'f6',
        enabled: count > 0,
        worksInDialogs: true,
        run: () => lastButton(region.current)?.focus(),
      },
    ],
    [count, translate],
  );
  useCommands(commands);
  useEffect(() => onDocumentUndo((id) => dismissUndone(documentKey(id))), []);
  useLayoutEffect(() => (region.current === null ? undefined : reserveToastRoom(region.current)), []);

  const goBack = () => before.current?.focus({ preventScroll: true });
  function close(toast: Toast) {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    dismiss(toast.id);
    if (!hadFocus) return;
    // After the toast is gone, the focus goes to the next toast, or back to where it came from.
    requestAnimationFrame(() => (lastButton(region.current) ?? before.current)?.focus({ preventScroll: true }));
  }

  return (
    <section
      ref={region}
      className={css.region}
      aria-label={translate('shell.messages')}
      aria-live="polite"
      data-react-aria-top-layer="true"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          before.current = relatedTarget;
        }
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') goBack();
      }}
    >
      {children}
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} onClose={close} />
      ))}
    </section>
  );
}

/** Returns the last button of the newest toast: its action, or the close button if there is no action. */
const lastButton = (region: HTMLElement | null): HTMLElement | null =>
  region?.querySelector<HTMLElement>(':scope > :last-child button') ?? null;

function ToastBar({ toast, onClose }: { toast: Toast; onClose(toast: Toast): void }) {
  const translate = useTranslate();
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
      <span className={css.text}>{formatToastText(translate, toast.text)}</span>
      {toast.action === undefined ? null : (
        <Button
          kind="quiet"
          className={css.action}
          onPress={() => {
            onClose(toast);
            toast.action?.run();
          }}
        >
          {formatLateText(translate, toast.action.label)}
        </Button>
      )}
      <IconButton
        label={translate('shell.dismiss')}
        icon={<X />}
        className={css.close}
        onPress={() => onClose(toast)}
      />
    </div>
  );
}
