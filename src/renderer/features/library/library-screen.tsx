import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import screen from '../../components/screen.module.css';
import { LIBRARY_PARTS, type LibraryPart, navigateTo } from '../../navigation/router.ts';
import { bridge } from '../../platform/bridge.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { BackupsPart } from './backups-part.tsx';
import css from './library.module.css';
import { TransferPart } from './transfer-part.tsx';
import { TrashPart } from './trash-part.tsx';

/** The parts of the screen. A browser has no folder for backups. */
const AVAILABLE_PARTS = LIBRARY_PARTS.filter((part) => part !== 'backups' || bridge !== undefined);
const PART_COMPONENTS = { transfer: TransferPart, trash: TrashPart, backups: BackupsPart } as const;

/** The screen for the whole library: import and export, trash, backups. */
export function LibraryScreen({ part }: { part?: LibraryPart | undefined }) {
  const translate = useTranslate();
  const selectedPart = AVAILABLE_PARTS.find((candidate) => candidate === part) ?? 'transfer';
  const PartComponent = PART_COMPONENTS[selectedPart];
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('library.title')}</h1>
        </div>
        <SegmentedControl
          label={translate('library.part')}
          isLabelHidden
          value={selectedPart}
          segments={AVAILABLE_PARTS.map((partId) => ({ id: partId, label: translate(`library.parts.${partId}`) }))}
          onChange={(nextPart) => navigateTo({ screen: 'library', part: nextPart })}
        />
      </div>
      <div className={css.body}>
        <PartComponent />
      </div>
    </div>
  );
}
