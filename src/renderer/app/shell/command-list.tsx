import { useDeferredValue, useMemo, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { type Command, shortcutText } from '../../commands/command.ts';
import { useAllCommands } from '../../commands/registry.ts';
import { useMessageRoom } from '../../components/dialogs/message-room.ts';
import { shownName } from '../../components/name.tsx';
import overlay from '../../components/overlay.module.css';
import { useLibrary } from '../../store/library-context.ts';
import { SHELL } from '../../strings/shell.ts';
import { go } from '../router.ts';
import css from './command-list.module.css';
import { foundCommands } from './found-commands.ts';
import { type FoundDocument, foundDocuments } from './found-documents.ts';

interface Props {
  open: boolean;
  onClose(): void;
}

/** Every command that can be run now, and every document of the library, found by typing. */
export function CommandList({ open, onClose }: Props) {
  const room = useMessageRoom();
  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      style={room}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
    >
      <Modal className={`${overlay.modal} ${css.modal}`}>
        <Dialog className={overlay.dialog ?? ''} aria-label={SHELL.commands}>
          {/* The box would take the first Escape to empty itself. */}
          <div
            onKeyDownCapture={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              event.stopPropagation();
              onClose();
            }}
          >
            <Found onClose={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Found({ onClose }: { onClose(): void }) {
  const library = useLibrary();
  const all = useAllCommands();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const documents = useMemo(() => foundDocuments(library, typed), [library, typed]);
  const commands = useMemo(() => foundCommands(all, typed, documents.length > 0), [all, typed, documents]);

  function run(action: () => void) {
    onClose();
    // After the dialog has given the focus back, so that a command may move it.
    setTimeout(action, 0);
  }

  /** Who types quickly presses Enter before the list has marked its first line. */
  function runFirst() {
    const marked = document.activeElement?.getAttribute('aria-activedescendant');
    if (marked && document.getElementById(marked)) return;
    const found = foundDocuments(library, text);
    const command = foundCommands(all, text, found.length > 0)[0];
    const first = found[0];
    if (command) run(() => command.run());
    else if (first) run(() => go(first.route));
  }

  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField aria-label={SHELL.commands} autoFocus className={css.search ?? ''} onSubmit={runFirst}>
        <Input placeholder={SHELL.commandsHint} />
      </SearchField>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={SHELL.commands}>
        <Menu
          className={`${overlay.list} ${css.commands}`}
          aria-label={SHELL.commands}
          renderEmptyState={() => <div className={overlay.empty}>{SHELL.noCommand}</div>}
        >
          {commands.map((command) => (
            <CommandItem key={command.id} command={command} onRun={() => run(() => command.run())} />
          ))}
          {documents.length === 0 ? null : (
            <MenuSection>
              <Header className={overlay.heading ?? ''}>{SHELL.documents}</Header>
              {documents.map((one) => (
                <DocumentItem key={one.key} document={one} onRun={() => run(() => go(one.route))} />
              ))}
            </MenuSection>
          )}
        </Menu>
      </section>
    </Autocomplete>
  );
}

function CommandItem({ command: { id, label, shortcut }, onRun }: { command: Command; onRun(): void }) {
  return (
    <MenuItem id={id} textValue={label} className={overlay.option ?? ''} onAction={onRun}>
      {label}
      {shortcut === undefined ? null : <kbd className={css.keys}>{shortcutText(shortcut)}</kbd>}
    </MenuItem>
  );
}

function DocumentItem({ document: { key, name, table, game }, onRun }: { document: FoundDocument; onRun(): void }) {
  const kind = SHELL.kindOf[table];
  return (
    <MenuItem
      id={`open ${key}`}
      textValue={name}
      aria-label={SHELL.openDocument(name, kind, game)}
      className={overlay.option ?? ''}
      onAction={onRun}
    >
      <bdi className={overlay.optionName}>{shownName(name)}</bdi>
      <span className={`${overlay.note} ${css.kind}`}>{game === undefined ? kind : SHELL.kindAndGame(kind, game)}</span>
    </MenuItem>
  );
}
