/** The tops of the report's first pages: of the cover, of a list, of a file that cannot be read. */
import { Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { ReportData } from './report-data.ts';
import type { LaidPart } from './report-pages.ts';
import { REPORT_LABELS, STAMPS, totals } from './report-words.ts';
import { Band, Figures, RosterHead, Stamp } from './roster-head.tsx';
import { INK, MARGIN, PAPER } from './theme.ts';

export function ReportHead({ part, data, width }: { part: LaidPart; data: ReportData; width: number }): ReactElement {
  const { entry, head } = part;
  if ('roster' in head) {
    return entry?.list ? <RosterHead data={entry.list.roster} head={head.roster} width={width} /> : <View />;
  }
  const { name, band } = head.band;
  return (
    <View style={{ position: 'absolute', left: MARGIN, top: MARGIN, width }}>
      <Band name={name} height={band} width={width}>
        {entry ? <Stamp word={STAMPS[entry.verdict]} alarm band={band} /> : <Made data={data} band={band} />}
      </Band>
      {entry ? null : <Figures figures={totals(data)} />}
    </View>
  );
}

const PLATE = { width: 118, height: 34 } as const;

/** What this is and when it was made, where a list has its stamp. */
function Made({ data, band }: { data: ReportData; band: number }): ReactElement {
  return (
    <View
      style={{
        position: 'absolute',
        right: 9,
        top: (band - PLATE.height) / 2,
        width: PLATE.width,
        height: PLATE.height,
        backgroundColor: PAPER,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text style={{ fontFamily: 'display-black', fontSize: 13, lineHeight: 1, color: INK, letterSpacing: 0.4 }}>
        {REPORT_LABELS.title}
      </Text>
      <Text style={{ fontFamily: 'text-medium', fontSize: 7, lineHeight: 1.2, color: INK, marginTop: 2.5 }}>
        {data.made}
      </Text>
    </View>
  );
}
