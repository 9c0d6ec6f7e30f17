import { memo } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { CardInfo, CardSelection } from '../../../../shared/print/deck/selection.ts';
import { isCardPrintKind, type PrintKind } from '../../../../shared/print-job/print-job.ts';
import { SHEET_PAPERS } from '../../../../shared/sheet/kit/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardMenuContext } from '../card-menu.tsx';
import type { CardSettings } from '../print-messages.ts';
import { BackOptions } from './back-options.tsx';
import { CardOptions } from './card-options.tsx';
import { CardSelectionOptions } from './card-selection-options.tsx';
import { CopiesList } from './copies-list.tsx';
import { CuttingOptions } from './cutting-options.tsx';
import { ImageOptions } from './image-options.tsx';
import css from './options.module.css';
import { getSheetPaper, OUTPUT_KINDS, PRINT_FORMATS, type PrintSettings } from './print-settings.ts';
import { isPublished, RightsSwitch, SimulatorOptions } from './publish-options.tsx';
import { SHEET_LANGUAGES } from './sheet-language.ts';

const getFormatChoices = (translate: Translate) =>
  PRINT_FORMATS.map((formatId) => ({ id: formatId, label: translate(`printImages.formats.${formatId}`) }));
const getSheetPaperChoices = (translate: Translate) =>
  SHEET_PAPERS.map((paperId) => ({ id: paperId, label: translate(`print.papers.${paperId}`) }));
const getLanguageChoices = (translate: Translate) =>
  SHEET_LANGUAGES.map((languageId) => ({ id: languageId, label: translate(`print.sheetLanguages.${languageId}`) }));
const getOutputChoices = (translate: Translate) =>
  OUTPUT_KINDS.map((outputKind) => ({ id: outputKind, label: translate(`print.outputs.${outputKind}`) }));

/** Whether backs can be misaligned. This is impossible on folded sheets and on pages of single cards for print shops. */
const canAdjustBacks = ({ paper, sides }: CardSettings): boolean =>
  paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');

interface Props {
  selectedParts: readonly PrintKind[];
  templates: readonly CardTemplate[];
  /** '' = each card uses its own template. */
  templateId: string;
  /** Undefined until the layout of the cards is done. */
  cardInfos: readonly CardInfo[] | undefined;
  cardSelection: CardSelection;
  settings: PrintSettings;
  /** Undefined until the layout of the cards is done. */
  cardMenuContext: CardMenuContext | undefined;
  onTemplate(templateId: string): void;
  onChoose(cardSelection: Partial<CardSelection>): void;
  onSettings(changedSettings: Partial<PrintSettings>): void;
  onTestPage(): void;
  /** Whether the user has confirmed the right to publish the pictures. */
  hasRights: boolean;
  onRights(hasRights: boolean): void;
}

/**
 * Sets the print options of the selected parts. The component is memoized, because dozens of boxes would otherwise be rendered for
 * each progress report of the worker.
 */
export const PrintOptions = memo(function PrintOptions(props: Props) {
  const translate = useTranslate();
  const { selectedParts, templates, templateId, cardInfos, cardSelection, settings, onTemplate, onChoose, onSettings } =
    props;
  const { hasRights, onRights } = props;
  const hasCardSheets = selectedParts.some(isCardPrintKind);
  const hasCards = selectedParts.includes('cards');
  return (
    <>
      <SegmentedControl
        label={translate('printImages.format')}
        value={settings.format}
        segments={getFormatChoices(translate)}
        onChange={(format) => onSettings({ format })}
      />
      {hasCards ? (
        <CardSelectionOptions
          cardInfos={cardInfos}
          cardSelection={cardSelection}
          templates={templates}
          templateId={templateId}
          hasCopies={settings.format === 'pdf'}
          onTemplate={onTemplate}
          onChange={onChoose}
        />
      ) : null}
      {settings.format === 'pdf' ? (
        <PageOptions {...props} />
      ) : hasCardSheets ? (
        <>
          {settings.format === 'tts' ? (
            <SimulatorOptions
              address={settings.images.address}
              onChange={(address) => onSettings({ images: { ...settings.images, address } })}
            />
          ) : (
            <ImageOptions
              format={settings.format}
              imageSettings={settings.images}
              cardSizes={cardInfos?.map(({ size }) => size) ?? []}
              onChange={(imageSettings) => onSettings({ images: imageSettings })}
            />
          )}
          {isPublished(settings) ? <RightsSwitch hasRights={hasRights} onChange={onRights} /> : null}
        </>
      ) : (
        <p className={text.quiet}>{translate('printImages.noCards')}</p>
      )}
    </>
  );
});

/** Sets the options of PDF pages. */
function PageOptions(props: Props) {
  const translate = useTranslate();
  const { selectedParts, cardMenuContext, settings, onSettings, onTestPage } = props;
  const hasCardSheets = selectedParts.some(isCardPrintKind);
  const hasCards = selectedParts.includes('cards');
  const hasTextSheets = selectedParts.some((printKind) => !isCardPrintKind(printKind));
  return (
    <>
      {hasCardSheets ? <CardOptions settings={settings} onChange={onSettings} /> : null}
      {hasTextSheets && !(hasCardSheets && SHEET_PAPERS.some((paperId) => paperId === settings.paper)) ? (
        <SegmentedControl
          label={hasCardSheets ? translate('print.sheetPaper') : translate('print.paper')}
          value={getSheetPaper(settings)}
          segments={getSheetPaperChoices(translate)}
          // Everything prints on the same paper if there are no cards.
          onChange={(sheetPaper) =>
            onSettings(hasCardSheets || settings.paper === 'card' ? { sheetPaper } : { sheetPaper, paper: sheetPaper })
          }
        />
      ) : null}
      {hasCardSheets ? (
        <div className={css.folds}>
          {hasCards && cardMenuContext !== undefined && cardMenuContext.cardInfos.length > 1 ? (
            <CopiesList context={cardMenuContext} />
          ) : null}
          <CuttingOptions settings={settings} onChange={onSettings} />
          {canAdjustBacks(settings) ? (
            <BackOptions
              backAdjust={settings.back}
              onChange={(backAdjust) => onSettings({ back: backAdjust })}
              onTestPage={onTestPage}
            />
          ) : null}
        </div>
      ) : null}
      {hasTextSheets ? (
        <SegmentedControl
          label={translate('print.sheetLanguage')}
          value={settings.language}
          segments={getLanguageChoices(translate)}
          onChange={(language) => onSettings({ language })}
        />
      ) : null}
      {selectedParts.length > 1 && !(settings.isPdfX && hasCardSheets && hasTextSheets) ? (
        <SegmentedControl
          label={translate('print.output')}
          value={settings.output}
          segments={getOutputChoices(translate)}
          onChange={(outputKind) => onSettings({ output: outputKind })}
        />
      ) : null}
      {hasCardSheets ? (
        <div className={css.option}>
          <Switch
            label={translate('print.tagged')}
            isOn={settings.tagged}
            onChange={(isTagged) => onSettings({ tagged: isTagged })}
          />
          <p className={text.quiet}>{translate('print.taggedHint')}</p>
          <Switch
            label={translate('print.pdfX')}
            isOn={settings.isPdfX}
            onChange={(isPdfX) => onSettings({ isPdfX })}
          />
          <p className={text.quiet}>
            {translate('print.pdfXHint')}
            {settings.isPdfX && hasTextSheets ? ` ${translate('print.pdfXSheets')}` : ''}
          </p>
        </div>
      ) : null}
    </>
  );
}
