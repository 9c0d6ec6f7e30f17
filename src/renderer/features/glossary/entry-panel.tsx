import { ArrowRight, Merge, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { applyEdits, type RequestedEdit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { type KnownEntry, normalizeName, type UserEntry } from '../../../shared/glossary/collect-entries.ts';
import type { GlossaryKind } from '../../../shared/glossary/kinds.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import { Name } from '../../components/name.tsx';
import { RowMenu, removeAction } from '../../components/row-menu/row-menu.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider, useSourceOf } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { FormContext } from '../../fields/form-port.ts';
import { ProseRow } from '../../fields/prose/prose-row.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { WordListRow } from '../../fields/word-list-row.tsx';
import { formatHash } from '../../navigation/router.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { formPort } from '../documents/form/make-form-port.ts';
import { cardsToChange, mergeEntries, putOnCards, removeEntry, saveEntry } from './actions.ts';
import css from './glossary.module.css';

interface Props {
  game: Game;
  kind: GlossaryKind;
  entry: KnownEntry;
  /** All entries of the kind. */
  others: readonly KnownEntry[];
  /** Called to show another entry, or none. */
  onGo(name: string | undefined): void;
}

interface Draft {
  readonly name: string;
  readonly text?: string;
  readonly items?: readonly string[];
}

const draftOf = ({ name, text, items }: KnownEntry): Draft => ({ name, text, items });
const isSame = (a: Draft, b: Draft): boolean =>
  a.name.trim() === b.name.trim() &&
  (a.text ?? '') === (b.text ?? '') &&
  (a.items ?? []).join('\n') === (b.items ?? []).join('\n');

/** The panel of one entry: its name and text, the cards that have it, and the actions. */
export function EntryPanel({ game, kind, entry, others, onGo }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const place = useMemo(() => ({ ruleset: game.id, kind: kind.id }), [game, kind]);
  const [draft, setDraft] = useState<Draft>(() => draftOf(entry));
  const [unfinished, setUnfinished] = useState<Readonly<Record<string, string>>>({});
  // A change from elsewhere, such as an undo, is shown here, unless the user is editing the entry.
  const [shown, setShown] = useState(draft);
  if (!isSame(shown, draftOf(entry))) {
    if (isSame(draft, shown)) setDraft(draftOf(entry));
    setShown(draftOf(entry));
  }

  const isGone = useRef(false);
  const isOpen = useRef(true);
  const save = (next: Draft, hidden = entry.userEntry?.hidden === true) => {
    const name = next.name.trim();
    if (name === '') return;
    const own: UserEntry = { ...next, name, hidden };
    const saved = saveEntry(translate, library, place, entry.name, own);
    attempt(normalizeName(name) === normalizeName(entry.name) ? saved : saved.then(() => isOpen.current && onGo(name)));
  };
  const leave = () => {
    if (!isGone.current && !isSame(draft, draftOf(entry))) save(draft);
  };
  // The text is saved if the user goes to another screen without leaving the field.
  const latest = useLatest(leave);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      latest.current();
    };
  }, [latest]);
  const isNew = entry.name === '';
  useEffect(() => {
    if (isNew) focusField('/name');
  }, [isNew]);

  const source = useSourceOf(draft, unfinished);
  const port = useMemo<DocumentPort>(
    () => ({
      source,
      findings: [],
      edit: (edits: readonly RequestedEdit[]) => setDraft((held) => applyEdits(held, edits)),
      draft: (path, text) =>
        setUnfinished(({ [path]: _, ...rest }) => (text === undefined ? rest : { ...rest, [path]: text })),
    }),
    [source],
  );
  const form = useMemo(() => formPort(translate, gameCatalog, game, [], [], () => []), [game, gameCatalog, translate]);
  const users = entry.usedBy.map((id) => ({ id, name: library.stores.characters.get(id)?.row.document }));
  const stale = isNew ? 0 : cardsToChange(library, place, entry);
  const merging = others.filter(({ name }) => normalizeName(name) !== normalizeName(entry.name));

  return (
    <section className={css.entryPanel} aria-label={translate('glossary.entry')}>
      <div className={css.panelHead}>
        <h2>{isNew ? translate('glossary.add', { kind: formatLateText(translate, kind.title) }) : entry.name}</h2>
        <IconButton icon={<X />} label={translate('glossary.close')} onPress={() => onGo(undefined)} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields below are what has the focus */}
      <div className={css.fields} onBlur={leave}>
        <DocumentProvider port={port}>
          <FormContext value={form}>
            <TextRow path="/name" label={translate('glossary.name')} placeholder={translate('glossary.nameHint')} />
            <ProseRow path="/text" label={translate('glossary.text')} optional />
            <WordListRow path="/items" label={translate('glossary.items')} />
          </FormContext>
        </DocumentProvider>
        <p className={css.hint}>{translate('glossary.savedHint')}</p>
      </div>
      {isNew ? null : (
        <>
          <Switch
            label={translate('glossary.offered')}
            on={entry.userEntry?.hidden !== true}
            onChange={(isOn) => save(draft, !isOn)}
          />
          {entry.otherTexts.some((text) => text !== '') ? <h3>{translate('glossary.otherTexts')}</h3> : null}
          {entry.otherTexts
            .filter((text) => text !== '')
            .map((text) => (
              <div className={css.other} key={text}>
                <p>{text}</p>
                <Button onPress={() => save({ ...draft, text })}>{translate('glossary.take')}</Button>
              </div>
            ))}
          <h3>{translate('glossary.where')}</h3>
          {users.length === 0 ? <p className={css.hint}>{translate('glossary.usedBy', { n: 0 })}</p> : null}
          <ul className={css.users}>
            {users.map(({ id, name }) => (
              <li key={id}>
                <a href={formatHash({ screen: 'character', id })}>
                  <Name name={(name as { name?: string } | undefined)?.name || translate('editing.unnamed')} />
                </a>
              </li>
            ))}
          </ul>
          <div className={css.deeds}>
            {stale === 0 ? null : (
              <Button icon={<ArrowRight />} onPress={() => attempt(putOnCards(translate, library, place, entry))}>
                {translate('glossary.putOnCards', { n: stale })}
              </Button>
            )}
            {entry.userEntry === undefined || entry.usedBy.length > 0 ? null : (
              <RowMenu
                name={entry.name}
                actions={[
                  {
                    // biome-ignore lint/nursery/useReactCompiler: it is called when the button is pressed
                    ...removeAction(translate, () => {
                      isGone.current = true;
                      attempt(removeEntry(translate, library, place, entry.name));
                      onGo(undefined);
                    }),
                    label: translate('glossary.remove'),
                  },
                ]}
              />
            )}
          </div>
          {entry.usedBy.length > 0 ? <p className={css.hint}>{translate('glossary.removeUsed')}</p> : null}
          {merging.length === 0 ? null : (
            <div className={css.merge}>
              <Merge aria-hidden />
              <Select
                label={translate('glossary.merge')}
                value={undefined}
                choices={merging.map(({ name }) => ({ id: name, label: name }))}
                onChange={(name) => {
                  const into = merging.find((one) => one.name === name);
                  if (into === undefined) return;
                  setDraft(draftOf(into));
                  attempt(mergeEntries(translate, library, place, entry, into).then(() => onGo(into.name)));
                }}
              />
              <p className={css.hint}>{translate('glossary.mergeHint')}</p>
            </div>
          )}
        </>
      )}
    </section>
  );
}
