import { z } from 'zod';
import { readData } from './read-data.ts';
import { trades } from './trades.ts';

/** A company's sentences about its work, quality control and delivery, by trade. */
const tradeText = z.strictObject({ title: z.string(), work: z.string(), control: z.string(), delivery: z.string() });

export const tradeTexts = readData('trade-texts.json', z.record(z.enum(trades), tradeText));
