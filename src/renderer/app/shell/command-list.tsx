import { Autocomplete, Dialog, Input, Menu, MenuItem, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { type Command, shortcutText } from '../../commands/command.ts';
import { useAllCommands } from '../../commands/registry.ts';
import { fold } from '../../components/fold.ts';
import overlay from '../../components/overlay.module.css';
import { SHELL } from '../../strings/shell.ts';
import css from './command-list.module.css';

/** Every command that can be run now, found by typing. */
export function CommandList({ open, onClose }: { open: boolean; onClose(): void }) {
  const commands = useAllCommands().filter((c) => c.enabled !== false);

  function run(command: Command) {
    onClose();
    // After the dialog has given the focus back, so that a command may move it.
    setTimeout(() => command.run(), 0);
  }

  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
    >
      <Modal className={`${overlay.modal} ${css.modal}`}>
        <Dialog className={overlay.dialog ?? ''} aria-label={SHELL.commands}>
          <Autocomplete filter={(text, wanted) => fold(text).includes(fold(wanted))}>
            <SearchField aria-label={SHELL.commands} autoFocus className={css.search ?? ''}>
              <Input placeholder={SHELL.commandsHint} />
            </SearchField>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
            <section className={css.scroller} tabIndex={0} aria-label={SHELL.commands}>
              <Menu
                className={`${overlay.list} ${css.commands}`}
                items={commands}
                aria-label={SHELL.commands}
                renderEmptyState={() => <div className={overlay.empty}>{SHELL.noCommand}</div>}
              >
                {(command: Command) => (
                  <MenuItem
                    id={command.id}
                    textValue={command.label}
                    className={overlay.option ?? ''}
                    onAction={() => run(command)}
                  >
                    {command.label}
                    {command.shortcut === undefined ? null : (
                      <kbd className={css.keys}>{shortcutText(command.shortcut)}</kbd>
                    )}
                  </MenuItem>
                )}
              </Menu>
            </section>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
