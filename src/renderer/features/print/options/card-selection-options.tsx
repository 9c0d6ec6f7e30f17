import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { type CardInfo, type CardSelection, getCopies } from '../../../../shared/print/deck/selection.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createTemplateChoices } from '../../templates/template-choices.ts';
import css from './options.module.css';
import { MAX_COPIES } from './print-settings.ts';

/** The choice that each card uses its own template. `Select` needs a non-empty id for every choice. */
const OWN_TEMPLATE = 'as each says';

interface Props {
  cardInfos: readonly CardInfo[] | undefined;
  cardSelection: CardSelection;
  /** The templates to choose from; the choice is hidden if there are none. */
  templates: readonly CardTemplate[];
  /** '' = each card uses its own template. */
  templateId: string;
  /** Whether the number of copies can be set. */
  hasCopies: boolean;
  onTemplate(templateId: string): void;
  onChange(cardSelection: Partial<CardSelection>): void;
}

/** Selects the cards, their template and the number of copies. */
export function CardSelectionOptions({
  cardInfos = [],
  cardSelection,
  templates,
  templateId,
  hasCopies,
  onTemplate,
  onChange,
}: Props) {
  const translate = useTranslate();
  const templateChoices = [
    { id: OWN_TEMPLATE, label: translate('print.templateOwn') },
    ...createTemplateChoices(templates),
  ];
  /** Counts the cards to print, of all subjects or only of those that look different from their last print. */
  const countCopies = (changedOnly: boolean): number =>
    cardInfos.reduce(
      (copyCount, cardInfo, cardIndex) => copyCount + getCopies(cardInfo, cardIndex, { ...cardSelection, changedOnly }),
      0,
    );
  const changedCount = countCopies(true);
  const totalCount = countCopies(false);
  return (
    <>
      <div className={hasCopies ? css.wideFirst : undefined}>
        {templates.length === 0 ? null : (
          <Select
            label={translate('print.template')}
            value={templateId === '' ? OWN_TEMPLATE : templateId}
            choices={templateChoices}
            onChange={(choiceId) => onTemplate(choiceId === OWN_TEMPLATE ? '' : choiceId)}
          />
        )}
        {hasCopies ? (
          <NumberBox
            label={translate('print.copies')}
            value={cardSelection.copies}
            min={1}
            max={MAX_COPIES}
            onChange={(copies) => onChange({ copies })}
          />
        ) : null}
      </div>
      {changedCount === totalCount && !cardSelection.changedOnly ? null : (
        <Switch
          label={translate('print.changedOnly', { changed: changedCount, all: totalCount })}
          isOn={cardSelection.changedOnly}
          onChange={(changedOnly) => onChange({ changedOnly })}
        />
      )}
    </>
  );
}
