import { memo } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { CardInfo, CardSelection } from '../../../../shared/print/deck/selection.ts';
import { SHEET_PAPERS } from '../../../../shared/sheet/kit/paper.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import text from '../../../components/text.module.css';
import { PRINT } from '../../../strings/print.ts';
import { type CardSettings, isCardPrintKind, type PrintKind } from '../job.ts';
import { BackOptions } from './back-options.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardOptions } from './card-options.tsx';
import { CopiesList } from './copies-list.tsx';
import { CuttingOptions } from './cutting-options.tsx';
import css from './options.module.css';
import type { PrintSettings } from './settings.ts';

const sheetPapers = () => SHEET_PAPERS.map((id) => ({ id, label: PRINT.papers[id] }));

/** Whether backs can be misaligned: not on folded sheets or single pages for print shops. */
const hasBacks = ({ paper, sides }: CardSettings): boolean =>
  paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');

interface Props {
  whats: readonly { readonly id: PrintKind; readonly label: string }[];
  what: PrintKind;
  /** A sentence about it; '' = none. */
  hint: string;
  templates: readonly CardTemplate[];
  /** '' = as each card says. */
  template: string;
  /** Undefined while they are still being laid out. */
  cards: readonly CardInfo[] | undefined;
  choice: CardSelection;
  settings: PrintSettings;
  onWhat(what: PrintKind): void;
  onTemplate(id: string): void;
  onChoose(choice: Partial<CardSelection>): void;
  /** Copies of one card, by its number in the order. */
  onCopies(index: number, copies: number): void;
  onSettings(change: Partial<PrintSettings>): void;
  onTestPage(): void;
}

/** What is printed, and how. */
export const PrintOptions = memo(function PrintOptions(props: Props) {
  const { whats, what, hint, templates, template, cards, choice, settings } = props;
  const { onWhat, onTemplate, onChoose, onCopies, onSettings, onTestPage } = props;
  return (
    <>
      <div className={css.option}>
        <Segmented label={PRINT.what} value={what} segments={whats} onChange={onWhat} />
        {hint === '' ? null : <p className={text.quiet}>{hint}</p>}
      </div>
      {isCardPrintKind(what) ? (
        <>
          {what === 'cards' ? (
            <CardChoice
              cards={cards}
              choice={choice}
              templates={templates}
              template={template}
              onTemplate={onTemplate}
              onChange={onChoose}
            />
          ) : null}
          <CardOptions settings={settings} onChange={onSettings} />
          <div className={css.folds}>
            {what === 'cards' && cards !== undefined && cards.length > 1 ? (
              <CopiesList cards={cards} choice={choice} onCopies={onCopies} />
            ) : null}
            <CuttingOptions settings={settings} onChange={onSettings} />
            {hasBacks(settings) ? (
              <BackOptions back={settings.back} onChange={(back) => onSettings({ back })} onTestPage={onTestPage} />
            ) : null}
          </div>
          <Switch label={PRINT.tagged} on={settings.tagged} onChange={(tagged) => onSettings({ tagged })} />
        </>
      ) : (
        <Segmented
          label={PRINT.paper}
          value={settings.sheetPaper}
          segments={sheetPapers()}
          onChange={(sheetPaper) => onSettings({ sheetPaper })}
        />
      )}
    </>
  );
});
