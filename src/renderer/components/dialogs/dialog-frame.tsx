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
  /** Classes for the size of the window, and for how head and content share it. */
  modal: string | undefined;
  dialog: string | undefined;
  /** Work that cannot be stopped is running, so that the dialog cannot be closed. */
  busy?: boolean;
  /** Work is running that can be stopped, but not by a click beside the dialog. */
  underway?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** An open dialog over the page: a head with its title and a cross, below it what it is about. */
export function DialogFrame({ title, modal, dialog, busy = false, underway = busy, onClose, children }: Props) {
  const translate = useTranslate();
  const held = useRef<HTMLElement>(null);
  const room = useMessageRoom();
  // A step that ends takes the button along that was pressed, and Escape would be heard by nobody.
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

/** Enter on the dialog itself does the main thing; with Ctrl or Cmd from every field, also where Enter means something else. */
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
