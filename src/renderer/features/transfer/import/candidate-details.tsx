import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { formatValueLines, getPlaceLabel } from '../../../../shared/document/place-labels.ts';
import { compareFields, type FieldDifference } from '../../../../shared/library/import/compare-fields.ts';
import {
  type Candidate,
  type ImportDecision,
  isExistingNewer,
  listChoices,
} from '../../../../shared/library/import/import-plan.ts';
import { type FindName, replaceIdsByNames } from '../../../../shared/library/import/replace-ids-by-names.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { shownName } from '../../../components/name.tsx';
import text from '../../../components/text.module.css';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { getNounLabel } from '../../../strings/library/document-nouns.ts';
import { labelSide } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './candidate-details.module.css';
import { chooseField, pathsOf } from './choices.ts';
import { hasLook } from './look/has-look.ts';

interface Props {
  candidate: Candidate;
  chosen: ImportDecision;
  /** Finds names of documents in this import and in the library. */
  nameOf: FindName;
  onChoose(chosen: ImportDecision): void;
  /** The preview of the document, if it has one. */
  look: ReactNode;
}

/** Fields that mean nothing to users. */
const UNSAID = new Set(['/format', '/version', '/ruleset', '/id', '/name']);

/**
 * Shows one document of an import: its state, the choices for it, and the differences from the document in the library.
 */
export function CandidateDetails({ candidate, chosen, nameOf, onChoose, look }: Props) {
  const translate = useTranslate();
  const { incoming, state, twin, differences, existing: mine } = candidate;
  const name = incoming.name || translate('transfer.unnamed');
  const able = listChoices(candidate);
  const labels = state === 'new' ? 'transfer.newChoices' : 'transfer.choices';
  return (
    <section className={css.details} aria-label={translate('transfer.details')}>
      <header className={css.detailsHead}>
        <h3 dir="auto">{shownName(name)}</h3>
        <p className={text.quiet} dir="auto">
          {getNounLabel(translate, incoming.kind)} ·{' '}
          {translate('transfer.from', { name: shortenName(incoming.origin) })}
        </p>
        <p>
          <strong>{translate(`transfer.states.${state}`)}.</strong> {textOf(translate, candidate)}
          {incoming.trashed === undefined ? '' : ` ${translate('transfer.trashedText')}`}
        </p>
        {able.length > 1 ? (
          <Segmented
            label={translate('transfer.choice', { name: shortenName(name) })}
            bare
            value={chosen.choice}
            segments={able.map((id) => ({ id, label: translate(`${labels}.${id}`) }))}
            onChange={(choice) => onChoose({ choice })}
          />
        ) : null}
      </header>
      {look}
      {state === 'new' || candidate.otherGame ? (
        hasLook(candidate) ? null : (
          <Contents candidate={candidate} nameOf={nameOf} />
        )
      ) : differences.length > 0 ? (
        <>
          <h4>{translate('transfer.differences', { n: differences.length })}</h4>
          <ul className={css.differences}>
            {differences.map((difference) => (
              <li key={difference.path}>
                <Difference
                  difference={difference}
                  documents={{ mine: mine?.document ?? incoming.document, theirs: incoming.document }}
                  nameOf={nameOf}
                  side={pathsOf(chosen, candidate).includes(difference.path) ? 'theirs' : 'mine'}
                  firstSide={twin === undefined ? translate('transfer.mine') : translate('transfer.first')}
                  isFixed={chosen.choice === 'both' || twin !== undefined}
                  onSide={(side) => onChoose(chooseField(chosen, candidate, difference.path, side))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** Lists all fields of a new document. */
function Contents({ candidate: { incoming }, nameOf }: { candidate: Candidate; nameOf: FindName }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fields = compareFields(gameCatalog, incoming.kind, {}, incoming.document).filter(
    ({ path }) => !UNSAID.has(path),
  );
  return (
    <dl className={css.contents}>
      {fields.map(({ path, incoming: theirs }) => {
        const lines = formatValueLines(
          translate,
          gameCatalog,
          path,
          replaceIdsByNames(path, theirs, incoming.document, nameOf),
        );
        return lines.length === 0 ? null : (
          <div key={path}>
            <dt>{getPlaceLabel(translate, gameCatalog, path)}</dt>
            <dd dir="auto">
              <Lines lines={lines} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface DifferenceProps {
  difference: FieldDifference;
  /** The whole documents, because the name of a member comes from the characters embedded next to it. */
  documents: { mine: unknown; theirs: unknown };
  nameOf: FindName;
  side: 'mine' | 'theirs';
  /** The label of the left side. */
  firstSide: string;
  /** Whether both sides are only shown, with nothing to choose. */
  isFixed: boolean;
  onSide(side: 'mine' | 'theirs'): void;
}

function Difference({ difference, documents, nameOf, side, firstSide, isFixed, onSide }: DifferenceProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { path, existing: mine, incoming: theirs } = difference;
  const label = getPlaceLabel(translate, gameCatalog, path);
  const lines = (value: unknown, of: unknown) =>
    formatValueLines(translate, gameCatalog, path, replaceIdsByNames(path, value, of, nameOf));
  const values = { mine: lines(mine, documents.mine), theirs: lines(theirs, documents.theirs) };
  const cell = (of: 'mine' | 'theirs') => {
    const title = of === 'mine' ? firstSide : translate('transfer.theirs');
    const other = new Set(values[of === 'mine' ? 'theirs' : 'mine']);
    const inner = (
      <>
        <span className={css.side}>{title}</span>
        <span className={css.value} dir="auto">
          <Lines lines={values[of]} other={other} />
        </span>
      </>
    );
    if (isFixed) return <div className={css.cell}>{inner}</div>;
    return (
      <Radio value={of} className={css.cell ?? ''} aria-label={labelSide(translate, title, label)}>
        {inner}
      </Radio>
    );
  };
  if (isFixed) {
    return (
      <div className={css.difference}>
        <span className={css.place}>{label}</span>
        {cell('mine')}
        {cell('theirs')}
      </div>
    );
  }
  return (
    <RadioGroup
      className={css.difference ?? ''}
      value={side}
      orientation="horizontal"
      onChange={(next) => onSide(next === 'theirs' ? 'theirs' : 'mine')}
    >
      <Label className={css.place ?? ''}>{label}</Label>
      {cell('mine')}
      {cell('theirs')}
    </RadioGroup>
  );
}

/** The most lines of one value that are compared side by side. */
const MOST_LINES = 400;

/** Dims the lines that both sides share, so that the differences are easy to see. */
function Lines({ lines, other }: { lines: readonly string[]; other?: ReadonlySet<string> }) {
  const translate = useTranslate();
  if (lines.length === 0) return <span className={css.none}>{translate('transfer.nothingThere')}</span>;
  return lines.slice(0, MOST_LINES).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
    <span key={index} className={css.valueLine} data-shared={other?.has(line) || undefined}>
      {line}
    </span>
  ));
}

/** Describes the state of a document. */
function textOf(translate: Translate, candidate: Candidate): string {
  const { twin, state, existing: mine, otherGame, incoming, newTags } = candidate;
  if (newTags !== undefined) return translate('transfer.newTagsText', { tags: newTags.map(shortenName).join(', ') });
  if (twin !== undefined) return translate('transfer.twinText', { from: shortenName(twin) });
  if (otherGame) return translate('transfer.otherGameText');
  return incoming.newest === true && mine !== undefined && state !== 'same' && !isExistingNewer(candidate)
    ? translate('transfer.newestText')
    : translate(`transfer.stateTexts.${state}`);
}
