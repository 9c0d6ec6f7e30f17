import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { type CardInfo, type CardSelection, getCopies } from '../../../../shared/print/deck/selection.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { templatesAsChoices } from '../../templates/template-choices.ts';
import css from './options.module.css';
import { MOST_COPIES } from './settings.ts';

/** The select needs an id for every choice. */
const AS_EACH_SAYS = 'as each says';

interface Props {
  cards: readonly CardInfo[] | undefined;
  choice: CardSelection;
  /** The templates to choose from; the choice is hidden if there are none. */
  templates: readonly CardTemplate[];
  /** '' = each card uses its own. */
  template: string;
  /** Whether the number of copies can be set. */
  hasCopies: boolean;
  onTemplate(id: string): void;
  onChange(choice: Partial<CardSelection>): void;
}

/** Selects the cards, their template and the number of copies. */
export function CardChoice({ cards = [], choice, templates, template, hasCopies, onTemplate, onChange }: Props) {
  const translate = useTranslate();
  const choices = [{ id: AS_EACH_SAYS, label: translate('print.templateOwn') }, ...templatesAsChoices(templates)];
  const total = (only: boolean): number =>
    cards.reduce((sum, info, index) => sum + getCopies(info, index, { ...choice, changedOnly: only }), 0);
  const changed = total(true);
  const all = total(false);
  return (
    <>
      <div className={hasCopies ? css.wideFirst : undefined}>
        {templates.length === 0 ? null : (
          <Select
            label={translate('print.template')}
            value={template === '' ? AS_EACH_SAYS : template}
            choices={choices}
            onChange={(id) => onTemplate(id === AS_EACH_SAYS ? '' : id)}
          />
        )}
        {hasCopies ? (
          <NumberBox
            label={translate('print.copies')}
            value={choice.copies}
            least={1}
            most={MOST_COPIES}
            onChange={(copies) => onChange({ copies })}
          />
        ) : null}
      </div>
      {changed === all && !choice.changedOnly ? null : (
        <Switch
          label={translate('print.changedOnly', { changed, all })}
          on={choice.changedOnly}
          onChange={(changedOnly) => onChange({ changedOnly })}
        />
      )}
    </>
  );
}
