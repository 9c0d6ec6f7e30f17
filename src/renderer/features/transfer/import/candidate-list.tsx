import { CircleCheck, CirclePlus, FileClock, FileWarning, ImageOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { STATES, type State } from '../../../../shared/library/import/compare-documents.ts';
import { type Candidate, type ImportChoice, listChoices } from '../../../../shared/library/import/import-plan.ts';
import type { UnreadableFile } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import text from '../../../components/text.module.css';
import { ROVING_PROPS } from '../../../components/use-roving-focus.ts';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { getNounLabel } from '../../../strings/library/document-nouns.ts';
import { countState, getOriginName, labelStateChoices } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './candidate-list.module.css';
import { getDecision, type ImportDecisions } from './import-decisions.ts';
import type { MissingPicture } from './reading/messages.ts';

/** Each state has its own icon shape, so that color is not the only sign. */
const ICONS = {
  conflict: TriangleAlert,
  changed: RefreshCw,
  new: CirclePlus,
  older: FileClock,
  same: CircleCheck,
} as const satisfies Record<State, unknown>;

export type CandidateRow =
  | { readonly kind: 'head'; readonly rowKey: string; readonly state: State; readonly group: readonly Candidate[] }
  | { readonly kind: 'document'; readonly rowKey: string; readonly candidate: Candidate }
  | { readonly kind: 'title'; readonly rowKey: string; readonly titleText: string }
  | { readonly kind: 'unreadable'; readonly rowKey: string; readonly unreadableFile: UnreadableFile }
  | { readonly kind: 'missing'; readonly rowKey: string; readonly missingPicture: MissingPicture };

/** Creates the rows of the list: the unreadable files, then the missing pictures, then the documents by their state. */
export function createRows(
  translate: Translate,
  candidates: readonly Candidate[],
  unreadableFiles: readonly UnreadableFile[],
  missingPictures: readonly MissingPicture[],
): CandidateRow[] {
  const unreadableRows = unreadableFiles.map(
    (unreadableFile, index): CandidateRow => ({ kind: 'unreadable', rowKey: `unreadable ${index}`, unreadableFile }),
  );
  const missingRows = missingPictures.map(
    (missingPicture, index): CandidateRow => ({ kind: 'missing', rowKey: `missing ${index}`, missingPicture }),
  );
  const candidateRows: CandidateRow[] = [];
  if (unreadableRows.length > 0)
    candidateRows.push(
      { kind: 'title', rowKey: 'bad', titleText: translate('transfer.unusableCount', { n: unreadableRows.length }) },
      ...unreadableRows,
    );
  if (missingRows.length > 0)
    candidateRows.push(
      { kind: 'title', rowKey: 'lost', titleText: translate('transfer.missing', { n: missingRows.length }) },
      ...missingRows,
    );
  for (const state of STATES) {
    const group = candidates.filter((candidate) => candidate.state === state);
    if (group.length === 0) continue;
    candidateRows.push({ kind: 'head', rowKey: `state ${state}`, state, group });
    for (const candidate of group) candidateRows.push({ kind: 'document', rowKey: candidate.key, candidate });
  }
  return candidateRows;
}

interface Props {
  candidateRows: readonly CandidateRow[];
  filter: unknown;
  decisions: ImportDecisions;
  shownKey: string | undefined;
  onShow(candidate: Candidate): void;
  onChooseAll(group: readonly Candidate[], choice: ImportChoice): void;
}

const ROW_HEIGHT = 48;

export function CandidateList({ candidateRows, filter, decisions, shownKey, onShow, onChooseAll }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={candidateRows}
      getKey={(row) => row.rowKey}
      rowHeight={ROW_HEIGHT}
      hasMeasuredRows
      label={translate('transfer.list')}
      scrollResetKey={filter}
      className={css.list}
      onFocusMove={(_from, rowIndex) => {
        const row = candidateRows[rowIndex];
        if (row?.kind === 'document') onShow(row.candidate);
      }}
      isFocusable={(row) => row.kind === 'document'}
      renderRow={(row) => {
        switch (row.kind) {
          case 'head':
            return <GroupHead state={row.state} group={row.group} onChooseAll={onChooseAll} />;
          case 'document':
            return (
              <DocumentRow
                candidate={row.candidate}
                decisions={decisions}
                isShown={row.rowKey === shownKey}
                onShow={() => onShow(row.candidate)}
              />
            );
          case 'title':
            return <h3 className={`${css.title} ${css.alone}`}>{row.titleText}</h3>;
          case 'unreadable':
            return (
              <div className={css.unusable}>
                <FileWarning aria-hidden className={css.mark} data-state="bad" />
                <span>
                  <strong dir="auto">{shortenName(row.unreadableFile.origin)}</strong> {row.unreadableFile.reason}
                </span>
              </div>
            );
          case 'missing':
            return (
              <div className={css.unusable}>
                <ImageOff aria-hidden className={css.mark} data-state="lost" />
                <span>
                  {translate('transfer.missingText', {
                    name: shortenName(row.missingPicture.name),
                    src: shortenName(row.missingPicture.src),
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
  const labelsKey = state === 'new' ? 'transfer.newChoices' : 'transfer.choices';
  const availableChoices = (['mine', 'theirs', 'both'] as const).filter((choice) =>
    group.some((candidate) => listChoices(candidate).includes(choice) && listChoices(candidate).length > 1),
  );
  return (
    <div className={css.groupHead}>
      <h3 className={css.title}>
        <Icon aria-hidden className={css.mark} data-state={state} />
        {countState(translate, state, group.length)}
      </h3>
      {group.length > 1 && availableChoices.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
        <div className={css.all} role="group" aria-label={labelStateChoices(translate, state)}>
          {availableChoices.map((choice) => (
            <Button key={choice} kind="quiet" className={css.allButton} onPress={() => onChooseAll(group, choice)}>
              {translate(`${labelsKey}.${choice}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface DocumentRowProps {
  candidate: Candidate;
  decisions: ImportDecisions;
  isShown: boolean;
  onShow(): void;
}

function DocumentRow({ candidate, decisions, isShown, onShow }: DocumentRowProps) {
  const translate = useTranslate();
  const { incoming, state } = candidate;
  const Icon = ICONS[state];
  const { choice, paths } = getDecision(decisions, candidate);
  const choiceLabel =
    state === 'same'
      ? translate('transfer.nothing')
      : paths !== undefined
        ? translate('transfer.choiceSome', { n: paths.length })
        : translate(`transfer.${state === 'new' ? 'choiceNew' : 'choiceShort'}.${choice}`);
  return (
    <button {...ROVING_PROPS} type="button" className={css.line} aria-current={isShown || undefined} onClick={onShow}>
      <Icon role="img" aria-label={translate(`transfer.states.${state}`)} className={css.mark} data-state={state} />
      <span className={css.who}>
        <DisplayName name={incoming.name || translate('transfer.unnamed')} />
        <span className={text.quiet} dir="auto">
          {getNounLabel(translate, incoming.kind)}, {shortenName(getOriginName(incoming.origin))}
        </span>
      </span>
      <span className={css.word} data-choice={state === 'same' ? 'mine' : choice}>
        {choiceLabel}
      </span>
    </button>
  );
}
