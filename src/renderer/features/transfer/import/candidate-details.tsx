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
import { formatDisplayName } from '../../../components/display-name.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import text from '../../../components/text.module.css';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { getNounLabel } from '../../../strings/library/document-nouns.ts';
import { getOriginName, labelSide } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { DifferenceSide } from '../../documents/differences/difference-side.tsx';
import differencesCss from '../../documents/differences/differences.module.css';
import { FieldComparison } from '../../documents/differences/field-comparison.tsx';
import { ValueLines } from '../../documents/differences/value-lines.tsx';
import css from './candidate-details.module.css';
import { chooseField, getIncomingPaths } from './import-decisions.ts';
import { hasPreview } from './preview/has-preview.ts';

interface Props {
  candidate: Candidate;
  decision: ImportDecision;
  /** Finds names of documents in this import and in the library. */
  findName: FindName;
  onChoose(decision: ImportDecision): void;
  /** The preview of the document, if it has one. */
  preview: ReactNode;
}

/** Fields that the list leaves out: they mean nothing to users, or the heading already shows them. */
const HIDDEN_PATHS = new Set(['/format', '/version', '/ruleset', '/id', '/name']);

/**
 * Shows one document of an import: its state, the choices for it, and the differences from the document in the library.
 */
export function CandidateDetails({ candidate, decision, findName, onChoose, preview }: Props) {
  const translate = useTranslate();
  // `twin` is the origin of another document of this import that has the same id.
  const { incoming, state, twin, differences, existing: existingDocument } = candidate;
  const documentName = incoming.name || translate('transfer.unnamed');
  const availableChoices = listChoices(candidate);
  const labelsKey = state === 'new' ? 'transfer.newChoices' : 'transfer.choices';
  return (
    <section className={css.details} aria-label={translate('transfer.details')}>
      <header className={css.detailsHead}>
        <h3 dir="auto">{formatDisplayName(documentName)}</h3>
        <p className={text.quiet} dir="auto" title={incoming.origin}>
          {getNounLabel(translate, incoming.kind)} ·{' '}
          {translate('transfer.from', { name: shortenName(getOriginName(incoming.origin)) })}
        </p>
        <p>
          <strong>{translate(`transfer.states.${state}`)}.</strong> {formatStateText(translate, candidate)}
          {incoming.trashed === undefined ? '' : ` ${translate('transfer.trashedText')}`}
        </p>
        {availableChoices.length > 1 ? (
          <SegmentedControl
            label={translate('transfer.choice', { name: shortenName(documentName) })}
            isLabelHidden
            value={decision.choice}
            segments={availableChoices.map((choiceId) => ({
              id: choiceId,
              label: translate(`${labelsKey}.${choiceId}`),
            }))}
            onChange={(choice) => onChoose({ choice })}
          />
        ) : null}
      </header>
      {preview}
      {state === 'new' || candidate.otherGame ? (
        hasPreview(candidate) ? null : (
          <DocumentFields candidate={candidate} findName={findName} />
        )
      ) : differences.length > 0 ? (
        <>
          <h4>{translate('transfer.differences', { n: differences.length })}</h4>
          <ul className={differencesCss.differences}>
            {differences.map((difference) => (
              <li key={difference.path}>
                <Difference
                  difference={difference}
                  documents={{ mine: existingDocument?.document ?? incoming.document, theirs: incoming.document }}
                  findName={findName}
                  chosenSide={getIncomingPaths(decision, candidate).includes(difference.path) ? 'theirs' : 'mine'}
                  firstSide={twin === undefined ? translate('transfer.mine') : translate('transfer.first')}
                  isFixed={decision.choice === 'both' || twin !== undefined}
                  onChooseSide={(chosenSide) => onChoose(chooseField(decision, candidate, difference.path, chosenSide))}
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
function DocumentFields({ candidate: { incoming }, findName }: { candidate: Candidate; findName: FindName }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fields = compareFields(gameCatalog, incoming.kind, {}, incoming.document).filter(
    ({ path }) => !HIDDEN_PATHS.has(path),
  );
  return (
    <dl className={css.contents}>
      {fields.map(({ path, incoming: incomingValue }) => {
        const valueLines = formatValueLines(
          translate,
          gameCatalog,
          path,
          replaceIdsByNames(path, incomingValue, incoming.document, findName),
        );
        return valueLines.length === 0 ? null : (
          <div key={path}>
            <dt>{getPlaceLabel(translate, gameCatalog, path)}</dt>
            <dd dir="auto">
              <ValueLines valueLines={valueLines} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface DifferenceProps {
  difference: FieldDifference;
  /** The complete documents. The names of a team's members come from the characters that the team embeds. */
  documents: { mine: unknown; theirs: unknown };
  findName: FindName;
  chosenSide: 'mine' | 'theirs';
  /** The label of the left side. */
  firstSide: string;
  /** Whether both sides are only shown and neither can be chosen. */
  isFixed: boolean;
  onChooseSide(chosenSide: 'mine' | 'theirs'): void;
}

function Difference({
  difference,
  documents,
  findName,
  chosenSide,
  firstSide,
  isFixed,
  onChooseSide,
}: DifferenceProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { path, existing: existingValue, incoming: incomingValue } = difference;
  const fieldLabel = getPlaceLabel(translate, gameCatalog, path);
  const formatLines = (fieldValue: unknown, sourceDocument: unknown) =>
    formatValueLines(translate, gameCatalog, path, replaceIdsByNames(path, fieldValue, sourceDocument, findName));
  const linesBySide = {
    mine: formatLines(existingValue, documents.mine),
    theirs: formatLines(incomingValue, documents.theirs),
  };
  if (isFixed) {
    return (
      <FieldComparison
        fieldLabel={fieldLabel}
        first={{ title: firstSide, valueLines: linesBySide.mine }}
        second={{ title: translate('transfer.theirs'), valueLines: linesBySide.theirs }}
      />
    );
  }
  const renderSide = (renderedSide: 'mine' | 'theirs') => {
    const sideTitle = renderedSide === 'mine' ? firstSide : translate('transfer.theirs');
    return (
      <Radio
        value={renderedSide}
        className={`${differencesCss.cell} ${css.choice}`}
        aria-label={labelSide(translate, sideTitle, fieldLabel)}
      >
        <DifferenceSide
          sideTitle={sideTitle}
          valueLines={linesBySide[renderedSide]}
          otherLines={linesBySide[renderedSide === 'mine' ? 'theirs' : 'mine']}
        />
      </Radio>
    );
  };
  return (
    <RadioGroup
      className={differencesCss.difference ?? ''}
      value={chosenSide}
      orientation="horizontal"
      onChange={(nextSide) => onChooseSide(nextSide === 'theirs' ? 'theirs' : 'mine')}
    >
      <Label className={differencesCss.place ?? ''}>{fieldLabel}</Label>
      {renderSide('mine')}
      {renderSide('theirs')}
    </RadioGroup>
  );
}

/** Describes the state of a document. */
function formatStateText(translate: Translate, candidate: Candidate): string {
  const { twin, state, existing: existingDocument, otherGame, incoming, newTags } = candidate;
  if (newTags !== undefined) return translate('transfer.newTagsText', { tags: newTags.map(shortenName).join(', ') });
  if (twin !== undefined) return translate('transfer.twinText', { from: shortenName(getOriginName(twin)) });
  if (otherGame) return translate('transfer.otherGameText');
  return incoming.newest === true && existingDocument !== undefined && state !== 'same' && !isExistingNewer(candidate)
    ? translate('transfer.newestText')
    : translate(`transfer.stateTexts.${state}`);
}
