import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatLateText, type LateText } from '../../../shared/texts/late-text.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { onDocumentUndo } from '../../store/undo/undo-listeners.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import {
  dismissToast,
  dismissUndone,
  formatToastText,
  getDocumentKey,
  type Toast,
  useToasts,
} from '../../toasts/toasts.ts';
import { Button, IconButton } from '../button.tsx';
import { placeToasts } from './place-toasts.ts';
import css from './toaster.module.css';

/** The time a toast is shown, in milliseconds: longer if it has an action. */
const DISPLAY_TIME_MS = 8000;
const ACTION_DISPLAY_TIME_MS = 12_000;

/** The number of toasts that are shown at once. A low window has room for fewer. Older ones are behind a button. */
const MAX_SHOWN_TOASTS = 3;
const MAX_SHOWN_TOASTS_LOW = 2;
const LOW_WINDOW = '(height < 760px)';

/**
 * Shows the toasts over the foot of the screen, the newest at the bottom, without moving the screen. A toast stays while the
 * user points at it or has the focus in it. `children` are permanent messages, which have a place of their own below the
 * screen, because nobody can dismiss them. While a dialog is open, the toasts can still be read by screen readers and focused.
 */
export function Toaster({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const stack = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(undefined);
  const toastCount = toasts.length;
  const [showsAll, setShowsAll] = useState(false);
  const maxShown = matchMedia(LOW_WINDOW).matches ? MAX_SHOWN_TOASTS_LOW : MAX_SHOWN_TOASTS;
  const hiddenCount = Math.max(0, toastCount - maxShown);
  if (showsAll && hiddenCount === 0) setShowsAll(false);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'messages',
        label: translate('shell.goMessages'),
        shortcut: 'f6',
        isEnabled: toastCount > 0,
        worksInDialogs: true,
        run: () => findNewestToastButton(region.current)?.focus(),
      },
    ],
    [toastCount, translate],
  );
  useCommands(commands);
  useEffect(() => onDocumentUndo((documentId) => dismissUndone(getDocumentKey(documentId))), []);
  useLayoutEffect(
    () => (region.current === null || stack.current === null ? undefined : placeToasts(region.current, stack.current)),
    [],
  );

  const restoreFocus = () => previousFocus.current?.focus({ preventScroll: true });
  function closeToast(toast: Toast) {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    dismissToast(toast.id);
    if (!hadFocus) return;
    // After the toast is gone, the focus goes to the newest toast, or back to the element that had it before.
    requestAnimationFrame(() =>
      (findNewestToastButton(region.current) ?? previousFocus.current)?.focus({ preventScroll: true }),
    );
  }

  return (
    <section
      ref={region}
      className={css.region}
      aria-label={translate('shell.messages')}
      aria-live="polite"
      // While a dialog is open, React Aria hides all other elements from screen readers, except those with this attribute.
      data-react-aria-top-layer="true"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') restoreFocus();
      }}
    >
      {children}
      <div ref={stack} className={css.stack}>
        {hiddenCount === 0 ? null : (
          <Button
            kind="quiet"
            className={css.more}
            icon={showsAll ? <ChevronDown /> : <ChevronUp />}
            onPress={() => setShowsAll(!showsAll)}
          >
            {showsAll ? translate('shell.fewerMessages') : translate('shell.moreMessages', { n: hiddenCount })}
          </Button>
        )}
        {toasts.slice(showsAll ? 0 : hiddenCount).map((toast) => (
          <ToastBar key={toast.id} toast={toast} onClose={closeToast} />
        ))}
      </div>
    </section>
  );
}

/**
 * Returns the first button of the newest toast: its action, or the close button if there is no action. Without toasts, returns
 * the first button of the permanent messages.
 */
const findNewestToastButton = (region: HTMLElement | null): HTMLElement | null =>
  region?.querySelector<HTMLElement>('[data-kind]:last-child button') ??
  region?.querySelector<HTMLElement>('button') ??
  null;

function ToastBar({ toast, onClose }: { toast: Toast; onClose(toast: Toast): void }) {
  const translate = useTranslate();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused || toast.kind === 'failed') return;
    const timer = setTimeout(
      () => dismissToast(toast.id),
      toast.action === undefined ? DISPLAY_TIME_MS : ACTION_DISPLAY_TIME_MS,
    );
    return () => clearTimeout(timer);
  }, [isPaused, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it on the screen
    <div
      className={css.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <div className={css.text}>
        {formatToastText(translate, toast.text)}
        {toast.details === undefined ? null : <ToastDetails details={toast.details} />}
      </div>
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

function ToastDetails({ details }: { details: readonly LateText[] }) {
  const translate = useTranslate();
  return (
    <details className={css.details}>
      <summary>{translate('shell.details')}</summary>
      <ul>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes
          <li key={index}>{formatToastText(translate, detail)}</li>
        ))}
      </ul>
    </details>
  );
}
