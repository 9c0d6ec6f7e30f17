import { memo } from 'react';
import { type PrintKind, ROSTER_STYLES, type RosterStyle } from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import text from '../../../components/text.module.css';
import { formatHash } from '../../../navigation/router.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Section } from '../pages/sections.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import css from './options.module.css';
import { PartCheckbox } from './part-checkbox.tsx';

interface Props {
  printKinds: readonly PrintKind[];
  getKindText(printKind: PrintKind): PrintKindText;
  selectedParts: readonly PrintKind[];
  /** The pages of the selected parts. */
  sections: readonly Section[];
  onParts(selectedParts: readonly PrintKind[]): void;
  /** Undefined if the format has no rosters. */
  rosterStyle: RosterStyle | undefined;
  onRosterStyle(rosterStyle: RosterStyle): void;
  /** Whether to say where the score sheet is, which needs an encounter. */
  pointsToScoreSheet: boolean;
}

const getRosterChoices = (translate: Translate) =>
  ROSTER_STYLES.map((rosterStyle) => ({ id: rosterStyle, label: translate(`print.rosters.${rosterStyle}`) }));

/** Selects the parts to print, and shows how much each of them prints. */
export const PartSelection = memo(function PartSelection({
  printKinds,
  getKindText,
  selectedParts,
  sections,
  onParts,
  rosterStyle,
  onRosterStyle,
  pointsToScoreSheet,
}: Props) {
  const translate = useTranslate();
  return (
    <fieldset className={css.parts}>
      <legend>
        <h2>{translate('print.what')}</h2>
      </legend>
      {printKinds.length > 2 ? (
        <PartCheckbox
          label={translate('print.everything')}
          isSelected={printKinds.every((printKind) => selectedParts.includes(printKind))}
          // Without everything, the first part stays selected, because a print needs at least one.
          onChange={(isEverything) => onParts(isEverything ? printKinds : printKinds.slice(0, 1))}
        />
      ) : null}
      {printKinds.map((printKind) => {
        const { label, hint } = getKindText(printKind);
        const isSelected = selectedParts.includes(printKind);
        const summary = sections.find((section) => section.printKinds.includes(printKind))?.summaries[printKind] ?? '';
        // The selected parts are in the order of the list, not in the order of selection.
        const togglePart = (isNowSelected: boolean) =>
          onParts(
            printKinds.filter((otherKind) =>
              otherKind === printKind ? isNowSelected : selectedParts.includes(otherKind),
            ),
          );
        return (
          <PartCheckbox
            key={printKind}
            label={label}
            summary={isSelected ? summary : ''}
            isSelected={isSelected}
            onChange={togglePart}
          >
            {isSelected && hint !== '' ? <p className={text.quiet}>{hint}</p> : null}
            {isSelected && printKind === 'roster' && rosterStyle !== undefined ? (
              <SegmentedControl
                label={translate('print.roster')}
                isVertical
                value={rosterStyle}
                segments={getRosterChoices(translate)}
                onChange={onRosterStyle}
              />
            ) : null}
          </PartCheckbox>
        );
      })}
      {pointsToScoreSheet ? (
        <p className={text.quiet}>
          {translate('print.scoreSheetHint')}{' '}
          <a href={formatHash({ screen: 'encounters' })}>{translate('print.scoreSheetLink')}</a>
        </p>
      ) : null}
    </fieldset>
  );
});
