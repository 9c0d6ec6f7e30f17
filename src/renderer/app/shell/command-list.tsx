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
import { useMessagesHeightStyle } from '../../components/dialogs/messages-height.ts';
import { formatDisplayName } from '../../components/display-name.tsx';
import overlay from '../../components/overlay.module.css';
import { navigateTo } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { getNounLabel } from '../../strings/library/document-nouns.ts';
import { labelFoundDocument } from '../../strings/shell.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './command-list.module.css';
import { searchCommands } from './search-commands.ts';
import { type FoundDocument, searchDocuments } from './search-documents.ts';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The command list: every enabled command and every document of the library, found by typing. */
export function CommandList({ open, onClose }: Props) {
  const translate = useTranslate();
  const backdropStyle = useMessagesHeightStyle();
  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      style={backdropStyle}
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
    >
      <Modal className={`${overlay.modal} ${css.modal}`}>
        <Dialog className={overlay.dialog ?? ''} aria-label={translate('shell.commands')}>
          <CommandSearch onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandSearch({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const allCommands = useAllCommands();
  const [searchText, setSearchText] = useState('');
  const deferredText = useDeferredValue(searchText);
  const documents = useMemo(
    () => searchDocuments(translate, gameCatalog, library, deferredText),
    [library, deferredText, gameCatalog, translate],
  );
  const commands = useMemo(
    () => searchCommands(translate, allCommands, deferredText, documents.length > 0),
    [allCommands, deferredText, documents, translate],
  );

  const searchBox = useRef<HTMLInputElement>(null);
  const resultList = useRef<HTMLElement>(null);

  const chosenAction = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      const action = chosenAction.current;
      // The closing dialog restores the focus in the next frame. The command runs after that, so that it can move the focus.
      if (action) requestAnimationFrame(action);
    },
    [],
  );

  /** Chooses an action and closes the dialog. Later choices are ignored, since a held key could choose again while it closes. */
  function choose(action: () => void) {
    chosenAction.current ??= action;
    onClose();
  }

  function chooseFirst() {
    if (searchText.trim() === '') return;
    const foundDocuments = searchDocuments(translate, gameCatalog, library, searchText);
    const firstCommand = searchCommands(translate, allCommands, searchText, foundDocuments.length > 0)[0];
    const firstDocument = foundDocuments[0];
    if (firstCommand) choose(() => firstCommand.run());
    else if (firstDocument) choose(() => navigateTo(firstDocument.route));
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The search box would use the first Escape to clear itself.
      event.stopPropagation();
      return onClose();
    }
    if (event.key !== 'Enter' || event.target !== searchBox.current) return;
    // A fast typist can press Enter before the list is updated. The highlight then still belongs to the previous text.
    const isResultFocused = deferredText === searchText && resultList.current?.querySelector('[data-focused]') != null;
    if (isResultFocused) return;
    event.preventDefault();
    event.stopPropagation();
    chooseFirst();
  }

  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <Autocomplete inputValue={searchText} onInputChange={setSearchText}>
        <SearchField aria-label={translate('shell.commands')} autoFocus className={css.search ?? ''}>
          <Input ref={searchBox} placeholder={translate('shell.commandsHint')} />
        </SearchField>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
        <section ref={resultList} className={css.scroller} tabIndex={0} aria-label={translate('shell.commands')}>
          <Menu
            className={`${overlay.list} ${css.commands}`}
            aria-label={translate('shell.commands')}
            renderEmptyState={() => <div className={overlay.empty}>{translate('shell.noCommand')}</div>}
          >
            {commands.map((command) => (
              <CommandItem key={command.id} command={command} onRun={() => choose(() => command.run())} />
            ))}
            {documents.length === 0 ? null : (
              <MenuSection>
                <Header className={overlay.heading ?? ''}>{translate('shell.documents')}</Header>
                {documents.map((foundDocument) => (
                  <DocumentItem
                    key={foundDocument.key}
                    document={foundDocument}
                    onRun={() => choose(() => navigateTo(foundDocument.route))}
                  />
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
  const noun = getNounLabel(translate, table);
  return (
    <MenuItem
      id={`open ${key}`}
      textValue={name}
      aria-label={labelFoundDocument(translate, name, noun, game)}
      className={overlay.option ?? ''}
      onAction={onRun}
    >
      <bdi className={overlay.optionName}>{formatDisplayName(name)}</bdi>
      <span className={`${overlay.note} ${css.kind}`}>
        {game === undefined ? noun : translate('shell.kindAndGame', { kind: noun, game })}
      </span>
    </MenuItem>
  );
}
