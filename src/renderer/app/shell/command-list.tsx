import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
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
import { type Command, formatShortcut } from '../../commands/command.ts';
import { useAllCommands } from '../../commands/registry.ts';
import { useMessageRoom } from '../../components/dialogs/message-room.ts';
import { shownName } from '../../components/name.tsx';
import overlay from '../../components/overlay.module.css';
import { navigateTo } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { getNounLabel } from '../../strings/library/document-nouns.ts';
import { labelFoundDocument } from '../../strings/shell.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './command-list.module.css';
import { foundCommands } from './found-commands.ts';
import { type FoundDocument, foundDocuments } from './found-documents.ts';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The command list: every enabled command and every document of the library, found by typing. */
export function CommandList({ open, onClose }: Props) {
  const translate = useTranslate();
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
        <Dialog className={overlay.dialog ?? ''} aria-label={translate('shell.commands')}>
          <Found onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Found({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const all = useAllCommands();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const documents = useMemo(
    () => foundDocuments(translate, gameCatalog, library, typed),
    [library, typed, gameCatalog, translate],
  );
  const commands = useMemo(
    () => foundCommands(translate, all, typed, documents.length > 0),
    [all, typed, documents, translate],
  );

  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);

  const chosen = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      const action = chosen.current;
      // The dialog restores the focus in the next frame, so a command that moves the focus runs after that.
      if (action) requestAnimationFrame(action);
    },
    [],
  );

  /** Runs only the first chosen action, since a pressed key could choose again until the dialog has closed. */
  function run(action: () => void) {
    chosen.current ??= action;
    onClose();
  }

  function runFirst() {
    if (text.trim() === '') return;
    const found = foundDocuments(translate, gameCatalog, library, text);
    const command = foundCommands(translate, all, text, found.length > 0)[0];
    const first = found[0];
    if (command) run(() => command.run());
    else if (first) run(() => navigateTo(first.route));
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The search box would use the first Escape to clear itself.
      event.stopPropagation();
      return onClose();
    }
    if (event.key !== 'Enter' || event.target !== box.current) return;
    // A fast typist can press Enter before the list is updated. The highlight then still belongs to the previous text.
    const isMarked = typed === text && list.current?.querySelector('[data-focused]') != null;
    if (isMarked) return;
    event.preventDefault();
    event.stopPropagation();
    runFirst();
  }

  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={translate('shell.commands')} autoFocus className={css.search ?? ''}>
          <Input ref={box} placeholder={translate('shell.commandsHint')} />
        </SearchField>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
        <section ref={list} className={css.scroller} tabIndex={0} aria-label={translate('shell.commands')}>
          <Menu
            className={`${overlay.list} ${css.commands}`}
            aria-label={translate('shell.commands')}
            renderEmptyState={() => <div className={overlay.empty}>{translate('shell.noCommand')}</div>}
          >
            {commands.map((command) => (
              <CommandItem key={command.id} command={command} onRun={() => run(() => command.run())} />
            ))}
            {documents.length === 0 ? null : (
              <MenuSection>
                <Header className={overlay.heading ?? ''}>{translate('shell.documents')}</Header>
                {documents.map((one) => (
                  <DocumentItem key={one.key} document={one} onRun={() => run(() => navigateTo(one.route))} />
                ))}
              </MenuSection>
            )}
          </Menu>
        </section>
      </Autocomplete>
    </div>
  );
}

function CommandItem({ command: { id, label, shortcut }, onRun }: { command: Command; onRun(): void }) {
  const translate = useTranslate();
  return (
    <MenuItem id={id} textValue={label} className={overlay.option ?? ''} onAction={onRun}>
      {label}
      {shortcut === undefined ? null : <kbd className={css.keys}>{formatShortcut(translate, shortcut)}</kbd>}
    </MenuItem>
  );
}

function DocumentItem({ document: { key, name, table, game }, onRun }: { document: FoundDocument; onRun(): void }) {
  const translate = useTranslate();
  const kind = getNounLabel(translate, table);
  return (
    <MenuItem
      id={`open ${key}`}
      textValue={name}
      aria-label={labelFoundDocument(translate, name, kind, game)}
      className={overlay.option ?? ''}
      onAction={onRun}
    >
      <bdi className={overlay.optionName}>{shownName(name)}</bdi>
      <span className={`${overlay.note} ${css.kind}`}>
        {game === undefined ? kind : translate('shell.kindAndGame', { kind, game })}
      </span>
    </MenuItem>
  );
}
