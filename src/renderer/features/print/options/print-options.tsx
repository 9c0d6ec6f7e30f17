import { memo } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { CardInfo, CardSelection } from '../../../../shared/print/deck/selection.ts';
import { isCardPrintKind, type PrintKind, ROSTER_STYLES } from '../../../../shared/print-job/print-job.ts';
import { SHEET_PAPERS } from '../../../../shared/sheet/kit/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSettings } from '../job.ts';
import { BackOptions } from './back-options.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardOptions } from './card-options.tsx';
import { CopiesList } from './copies-list.tsx';
import { CuttingOptions } from './cutting-options.tsx';
import { ImageOptions } from './image-options.tsx';
import css from './options.module.css';
import { OUTPUTS, PRINT_FORMATS, type PrintSettings, sheetPaperOf } from './settings.ts';
import { SHEET_LANGUAGES } from './sheet-language.ts';

const formats = (translate: Translate) =>
  PRINT_FORMATS.map((id) => ({ id, label: translate(`printImages.formats.${id}`) }));
const sheetPapers = (translate: Translate) =>
  SHEET_PAPERS.map((id) => ({ id, label: translate(`print.papers.${id}`) }));
const rosters = (translate: Translate) => ROSTER_STYLES.map((id) => ({ id, label: translate(`print.rosters.${id}`) }));
const sheetLanguages = (translate: Translate) =>
  SHEET_LANGUAGES.map((id) => ({ id, label: translate(`print.sheetLanguages.${id}`) }));
const outputs = (translate: Translate) => OUTPUTS.map((id) => ({ id, label: translate(`print.outputs.${id}`) }));

/** Whether backs can be misaligned: not on folded sheets or single pages for print shops. */
const hasBacks = ({ paper, sides }: CardSettings): boolean =>
  paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');

interface Props {
  parts: readonly PrintKind[];
  templates: readonly CardTemplate[];
  /** '' = each card uses its own. */
  template: string;
  /** Undefined until the layout of the cards is done. */
  cards: readonly CardInfo[] | undefined;
  choice: CardSelection;
  settings: PrintSettings;
  onTemplate(id: string): void;
  onChoose(choice: Partial<CardSelection>): void;
  /** Sets the copies of one card by its position in the order. */
  onCopies(index: number, copies: number): void;
  onSettings(change: Partial<PrintSettings>): void;
  onTestPage(): void;
}

/**
 * Sets the print options of the selected parts. It is memoized, because dozens of boxes must not render again for each
 * card that the worker reports.
 */
export const PrintOptions = memo(function PrintOptions(props: Props) {
  const translate = useTranslate();
  const { parts, templates, template, cards, choice, settings, onTemplate, onChoose, onSettings } = props;
  const isOnSheets = parts.some(isCardPrintKind);
  const hasCards = parts.includes('cards');
  return (
    <>
      <Segmented
        label={translate('printImages.format')}
        value={settings.format}
        segments={formats(translate)}
        onChange={(format) => onSettings({ format })}
      />
      {hasCards ? (
        <CardChoice
          cards={cards}
          choice={choice}
          templates={templates}
          template={template}
          hasCopies={settings.format === 'pdf'}
          onTemplate={onTemplate}
          onChange={onChoose}
        />
      ) : null}
      {settings.format === 'pdf' ? (
        <PageOptions {...props} />
      ) : isOnSheets ? (
        <ImageOptions
          format={settings.format}
          images={settings.images}
          sizes={cards?.map(({ size }) => size) ?? []}
          onChange={(images) => onSettings({ images })}
        />
      ) : (
        <p className={text.quiet}>{translate('printImages.noCards')}</p>
      )}
    </>
  );
});

/** Sets the options of PDF pages. */
function PageOptions(props: Props) {
  const translate = useTranslate();
  const { parts, cards, choice, settings, onCopies, onSettings, onTestPage } = props;
  const isOnSheets = parts.some(isCardPrintKind);
  const hasCards = parts.includes('cards');
  const hasText = parts.some((what) => !isCardPrintKind(what));
  return (
    <>
      {isOnSheets ? <CardOptions settings={settings} onChange={onSettings} /> : null}
      {hasText && !(isOnSheets && SHEET_PAPERS.some((id) => id === settings.paper)) ? (
        <Segmented
          label={isOnSheets ? translate('print.sheetPaper') : translate('print.paper')}
          value={sheetPaperOf(settings)}
          segments={sheetPapers(translate)}
          // Everything prints on the same paper if there are no cards.
          onChange={(sheetPaper) =>
            onSettings(isOnSheets || settings.paper === 'card' ? { sheetPaper } : { sheetPaper, paper: sheetPaper })
          }
        />
      ) : null}
      {isOnSheets ? (
        <div className={css.folds}>
          {hasCards && cards !== undefined && cards.length > 1 ? (
            <CopiesList cards={cards} choice={choice} onCopies={onCopies} />
          ) : null}
          <CuttingOptions settings={settings} onChange={onSettings} />
          {hasBacks(settings) ? (
            <BackOptions back={settings.back} onChange={(back) => onSettings({ back })} onTestPage={onTestPage} />
          ) : null}
        </div>
      ) : null}
      {parts.includes('roster') ? (
        <Segmented
          label={translate('print.roster')}
          value={settings.roster}
          segments={rosters(translate)}
          onChange={(roster) => onSettings({ roster })}
        />
      ) : null}
      {hasText ? (
        <Segmented
          label={translate('print.sheetLanguage')}
          value={settings.language}
          segments={sheetLanguages(translate)}
          onChange={(language) => onSettings({ language })}
        />
      ) : null}
      {parts.length > 1 ? (
        <Segmented
          label={translate('print.output')}
          value={settings.output}
          segments={outputs(translate)}
          onChange={(output) => onSettings({ output })}
        />
      ) : null}
      {isOnSheets ? (
        <Switch label={translate('print.tagged')} on={settings.tagged} onChange={(tagged) => onSettings({ tagged })} />
      ) : null}
    </>
  );
}
