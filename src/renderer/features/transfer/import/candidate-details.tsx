import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { placeLabel, valueLines } from '../../../../shared/document/place-labels.ts';
import { type FieldDifference, fieldDifferences } from '../../../../shared/library/import/compare-fields.ts';
import { type Candidate, type Chosen, choicesFor, isMineNewer } from '../../../../shared/library/import/import-plan.ts';
import { type NameOf, withNames } from '../../../../shared/library/import/named-ids.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { shownName } from '../../../components/name.tsx';
import text from '../../../components/text.module.css';
import { useGames } from '../../../store/library-context.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { getNounLabel } from '../../../strings/library/document-nouns.ts';
import { labelSide } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './candidate-details.module.css';
import { chooseField, pathsOf } from './choices.ts';
import { hasLook } from './look/has-look.ts';

interface Props {
  candidate: Candidate;
  chosen: Chosen;
  /** Of documents of this import and of the library. */
  nameOf: NameOf;
  onChoose(chosen: Chosen): void;
  /** How it looks, where it has a look. */
  look: ReactNode;
}

/** Places that say nothing to people. */
const UNSAID = new Set(['/format', '/version', '/ruleset', '/id', '/name']);

/** One document of an import: what it is, what can be done with it, and where it differs from mine. */
export function CandidateDetails({ candidate, chosen, nameOf, onChoose, look }: Props) {
  const translate = useTranslate();
  const { incoming, state, twin, differences, mine } = candidate;
  const name = incoming.name || translate('transfer.unnamed');
  const able = choicesFor(candidate);
  const labels = state === 'new' ? 'transfer.newChoices' : 'transfer.choices';
  return (
    <section className={css.details} aria-label={translate('transfer.details')}>
      <header className={css.detailsHead}>
        <h3 dir="auto">{shownName(name)}</h3>
        <p className={text.quiet} dir="auto">
          {getNounLabel(translate, incoming.kind)} · {translate('transfer.from', { name: shortName(incoming.from) })}
        </p>
        <p>
          <strong>{translate(`transfer.states.${state}`)}.</strong> {textOf(translate, candidate)}
          {incoming.trashed === undefined ? '' : ` ${translate('transfer.trashedText')}`}
        </p>
        {able.length > 1 ? (
          <Segmented
            label={translate('transfer.choice', { name: shortName(name) })}
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

/** All that a new document says. */
function Contents({ candidate: { incoming }, nameOf }: { candidate: Candidate; nameOf: NameOf }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fields = fieldDifferences(gameCatalog, incoming.kind, {}, incoming.document).filter(
    ({ path }) => !UNSAID.has(path),
  );
  return (
    <dl className={css.contents}>
      {fields.map(({ path, theirs }) => {
        const lines = valueLines(translate, gameCatalog, path, withNames(path, theirs, incoming.document, nameOf));
        return lines.length === 0 ? null : (
          <div key={path}>
            <dt>{placeLabel(translate, gameCatalog, path)}</dt>
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
  /** The whole documents: a member has its name from the characters beside it. */
  documents: { mine: unknown; theirs: unknown };
  nameOf: NameOf;
  side: 'mine' | 'theirs';
  /** What the left side is called. */
  firstSide: string;
  /** Both are shown, and there is nothing to choose. */
  isFixed: boolean;
  onSide(side: 'mine' | 'theirs'): void;
}

function Difference({ difference, documents, nameOf, side, firstSide, isFixed, onSide }: DifferenceProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { path, mine, theirs } = difference;
  const label = placeLabel(translate, gameCatalog, path);
  const lines = (value: unknown, of: unknown) =>
    valueLines(translate, gameCatalog, path, withNames(path, value, of, nameOf));
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

/** What the other side says too is quiet, so that the difference stands out. */
function Lines({ lines, other }: { lines: readonly string[]; other?: ReadonlySet<string> }) {
  const translate = useTranslate();
  if (lines.length === 0) return <span className={css.none}>{translate('transfer.nothingThere')}</span>;
  return lines.slice(0, MOST_LINES).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
    <span key={index} className={css.valueLine} data-shared={other?.has(line) || undefined}>
      {line}
    </span>
  ));
}

/** What the state of a document means. */
function textOf(translate: Translate, candidate: Candidate): string {
  const { twin, state, mine, otherGame, incoming, newTags } = candidate;
  if (newTags !== undefined) return translate('transfer.newTagsText', { tags: newTags.map(shortName).join(', ') });
  if (twin !== undefined) return translate('transfer.twinText', { from: shortName(twin) });
  if (otherGame) return translate('transfer.otherGameText');
  return incoming.newest === true && mine !== undefined && state !== 'same' && !isMineNewer(candidate)
    ? translate('transfer.newestText')
    : translate(`transfer.stateTexts.${state}`);
}
