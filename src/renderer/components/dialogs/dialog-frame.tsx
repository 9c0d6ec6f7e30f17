import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslate } from '../../texts/use-translate.ts';
import { IconButton } from '../button.tsx';
import { keepFocusInContent } from '../focus-content.ts';
import overlay from '../overlay.module.css';
import { useMessageRoom } from './message-room.ts';

interface Props {
  title: string;
  /** CSS classes for the size of the window and for how head and content share it. */
  modal: string | undefined;
  dialog: string | undefined;
  /** Whether work is running that can't be stopped, so that the dialog can't be closed. */
  busy?: boolean;
  /** Whether work is running that can be stopped, but not by a click outside the dialog. */
  underway?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** An open dialog over the page: a head with its title and a close button, and its content below. */
export function DialogFrame({ title, modal, dialog, busy = false, underway = busy, onClose, children }: Props) {
  const translate = useTranslate();
  const held = useRef<HTMLElement>(null);
  const room = useMessageRoom();
  // When a step ends, its focused button is removed. Without a focused element in the dialog, the Escape key would be
  // ignored.
  useEffect(() => {
    if (document.activeElement === document.body) held.current?.focus({ preventScroll: true });
  });
  useEffect(() => pressMainOnEnter(held.current), []);
  useEffect(() => keepFocusInContent, []);
  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      style={room}
      isOpen
      isDismissable={!underway}
      isKeyboardDismissDisabled={busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${overlay.modal} ${modal}`}>
        <Dialog ref={held} className={`${overlay.dialog} ${dialog}`}>
          <div className={overlay.dialogHead}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton
              icon={<X />}
              label={translate('shell.close')}
              className={overlay.close}
              isDisabled={busy}
              onPress={onClose}
            />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Makes Enter press the main button when the dialog itself has the focus. Ctrl+Enter or Cmd+Enter does so from every field,
 * even where Enter has another meaning.
 */
function pressMainOnEnter(dialog: HTMLElement | null): (() => void) | undefined {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    if (!event.ctrlKey && !event.metaKey && event.target !== dialog) return;
    const main = dialog?.querySelector<HTMLElement>('[data-main]:not([disabled])');
    if (main === null || main === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    main.click();
  };
  dialog?.addEventListener('keydown', press);
  return () => dialog?.removeEventListener('keydown', press);
}
