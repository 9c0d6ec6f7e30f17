import { CircleCheck, CirclePlus, FileWarning, History, ImageOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { STATES, type State } from '../../../../shared/library/import/compare-documents.ts';
import { type Candidate, type ImportChoice, listChoices } from '../../../../shared/library/import/import-plan.ts';
import type { UnreadableFile } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { ROVING } from '../../../components/roving.ts';
import text from '../../../components/text.module.css';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { getNounLabel } from '../../../strings/library/document-nouns.ts';
import { countState, labelStateChoices } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './candidate-list.module.css';
import { chosenFor, type ImportChoices } from './choices.ts';
import type { MissingPicture } from './reading/messages.ts';

/** Each state has its own icon shape, so that color is not the only sign. */
const ICONS = {
  conflict: TriangleAlert,
  changed: RefreshCw,
  new: CirclePlus,
  older: History,
  same: CircleCheck,
} as const satisfies Record<State, unknown>;

export type Line =
  | { readonly kind: 'head'; readonly key: string; readonly state: State; readonly group: readonly Candidate[] }
  | { readonly kind: 'document'; readonly key: string; readonly candidate: Candidate }
  | { readonly kind: 'title'; readonly key: string; readonly text: string }
  | { readonly kind: 'unusable'; readonly key: string; readonly one: UnreadableFile }
  | { readonly kind: 'missing'; readonly key: string; readonly one: MissingPicture };

/** Returns the rows of the list: first the unreadable files, then the documents by their state. */
export function linesOf(
  translate: Translate,
  candidates: readonly Candidate[],
  unusable: readonly UnreadableFile[],
  missing: readonly MissingPicture[],
): Line[] {
  const bad = unusable.map((one, index): Line => ({ kind: 'unusable', key: `unusable ${index}`, one }));
  const lost = missing.map((one, index): Line => ({ kind: 'missing', key: `missing ${index}`, one }));
  const lines: Line[] = [];
  if (bad.length > 0)
    lines.push({ kind: 'title', key: 'bad', text: translate('transfer.unusableCount', { n: bad.length }) }, ...bad);
  if (lost.length > 0)
    lines.push({ kind: 'title', key: 'lost', text: translate('transfer.missing', { n: lost.length }) }, ...lost);
  for (const state of STATES) {
    const group = candidates.filter((candidate) => candidate.state === state);
    if (group.length === 0) continue;
    lines.push({ kind: 'head', key: `state ${state}`, state, group });
    for (const candidate of group) lines.push({ kind: 'document', key: candidate.key, candidate });
  }
  return lines;
}

interface Props {
  lines: readonly Line[];
  filter: unknown;
  choices: ImportChoices;
  shown: string | undefined;
  onShow(candidate: Candidate): void;
  onChooseAll(group: readonly Candidate[], choice: ImportChoice): void;
}

const ROW = 48;

export function CandidateList({ lines, filter, choices, shown, onShow, onChooseAll }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={lines}
      keyOf={(line) => line.key}
      rowHeight={ROW}
      measured
      label={translate('transfer.list')}
      filter={filter}
      className={css.list}
      onGo={(_, to) => {
        const line = lines[to];
        if (line?.kind === 'document') onShow(line.candidate);
      }}
      isStop={(line) => line.kind === 'document'}
      row={(line) => {
        switch (line.kind) {
          case 'head':
            return <GroupHead state={line.state} group={line.group} onChooseAll={onChooseAll} />;
          case 'document':
            return (
              <DocumentLine
                candidate={line.candidate}
                choices={choices}
                isShown={line.key === shown}
                onShow={() => onShow(line.candidate)}
              />
            );
          case 'title':
            return <h3 className={`${css.title} ${css.alone}`}>{line.text}</h3>;
          case 'unusable':
            return (
              <div className={css.unusable}>
                <FileWarning aria-hidden className={css.mark} data-state="bad" />
                <span>
                  <strong dir="auto">{shortenName(line.one.origin)}</strong> {line.one.reason}
                </span>
              </div>
            );
          case 'missing':
            return (
              <div className={css.unusable}>
                <ImageOff aria-hidden className={css.mark} data-state="lost" />
                <span>
                  {translate('transfer.missingText', {
                    name: shortenName(line.one.name),
                    src: shortenName(line.one.src),
                  })}
                </span>
              </div>
            );
        }
      }}
    />
  );
}

function GroupHead({
  state,
  group,
  onChooseAll,
}: Pick<Props, 'onChooseAll'> & { state: State; group: readonly Candidate[] }) {
  const translate = useTranslate();
  const Icon = ICONS[state];
  const labels = state === 'new' ? 'transfer.newChoices' : 'transfer.choices';
  const able = (['mine', 'theirs', 'both'] as const).filter((choice) =>
    group.some((candidate) => listChoices(candidate).includes(choice) && listChoices(candidate).length > 1),
  );
  return (
    <div className={css.groupHead}>
      <h3 className={css.title}>
        <Icon aria-hidden className={css.mark} data-state={state} />
        {countState(translate, state, group.length)}
      </h3>
      {group.length > 1 && able.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
        <div className={css.all} role="group" aria-label={labelStateChoices(translate, state)}>
          {able.map((choice) => (
            <Button key={choice} kind="quiet" className={css.allButton} onPress={() => onChooseAll(group, choice)}>
              {translate(`${labels}.${choice}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface LineProps {
  candidate: Candidate;
  choices: ImportChoices;
  isShown: boolean;
  onShow(): void;
}

function DocumentLine({ candidate, choices, isShown, onShow }: LineProps) {
  const translate = useTranslate();
  const { incoming, state } = candidate;
  const Icon = ICONS[state];
  const { choice, paths } = chosenFor(choices, candidate);
  const word =
    state === 'same'
      ? translate('transfer.nothing')
      : paths !== undefined
        ? translate('transfer.choiceSome', { n: paths.length })
        : translate(`transfer.${state === 'new' ? 'choiceNew' : 'choiceShort'}.${choice}`);
  return (
    <button {...ROVING} type="button" className={css.line} aria-current={isShown || undefined} onClick={onShow}>
      <Icon role="img" aria-label={translate(`transfer.states.${state}`)} className={css.mark} data-state={state} />
      <span className={css.who}>
        <Name name={incoming.name || translate('transfer.unnamed')} />
        <span className={text.quiet} dir="auto">
          {getNounLabel(translate, incoming.kind)}, {shortenName(incoming.origin)}
        </span>
      </span>
      <span className={css.word} data-choice={state === 'same' ? 'mine' : choice}>
        {word}
      </span>
    </button>
  );
}
