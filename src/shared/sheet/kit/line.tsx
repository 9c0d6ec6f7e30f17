/** One line of text that the renderer doesn't have to break, reorder or join. */
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { TextLine } from './text-lines.ts';

/** The font size is in points. */
type LineStyle = Readonly<Record<'fontSize' | 'lineHeight', number>> & { readonly color: string };

/** Turns off joined letters and marks: each letter is one glyph, so that the renderer loses none when it reverses words. */
const DISABLED_FEATURES = { ccmp: 0, init: 0, medi: 0, fina: 0, rlig: 0, liga: 0, mark: 0, mkmk: 0 };
/** Points around the line, so that marks and descenders aren't clipped. */
const OUTLINE_MARGIN = 20;

export function Line({ line, style }: { line: TextLine; style: LineStyle }): ReactElement {
  const { outline, runs, width: lineWidth } = line;
  const [firstRun, ...otherRuns] = runs;
  // The renderer takes 10 % longer for nested text elements.
  if (outline === undefined && firstRun !== undefined && otherRuns.length === 0)
    return <Text style={{ ...style, fontFamily: firstRun.font }}>{firstRun.text}</Text>;
  const runElements = runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line have no other name and never change places
    <Text key={index} style={{ fontFamily: run.font }}>
      {run.text}
    </Text>
  ));
  if (outline === undefined) return <Text style={style}>{runElements}</Text>;
  const { pathData, baseline, textTop } = outline;
  const lineHeight = style.fontSize * style.lineHeight;
  const [outerWidth, outerHeight] = [lineWidth + 2 * OUTLINE_MARGIN, lineHeight + 2 * OUTLINE_MARGIN];
  return (
    <View style={{ width: lineWidth, height: lineHeight }}>
      <Svg
        style={{ position: 'absolute', left: -OUTLINE_MARGIN, top: -OUTLINE_MARGIN }}
        width={outerWidth}
        height={outerHeight}
        viewBox={`${-OUTLINE_MARGIN} ${-OUTLINE_MARGIN - baseline} ${outerWidth} ${outerHeight}`}
      >
        <Path d={pathData} fill={style.color} />
      </Svg>
      {/* Invisible text for searching, copying and screen readers. */}
      <Text
        style={{
          ...style,
          position: 'absolute',
          left: 0,
          top: textTop,
          // Letters that aren't joined are wider, and must stay on one line.
          width: lineWidth * 3 + OUTLINE_MARGIN,
          opacity: 0,
          fontFeatureSettings: DISABLED_FEATURES,
        }}
      >
        {runElements}
      </Text>
    </View>
  );
}
