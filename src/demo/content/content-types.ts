import { z } from 'zod';
import { readData } from '../read-data.ts';
import { type DemoContentType, demoContentType } from './demo-content.ts';

export const demoContentTypes: readonly DemoContentType[] = readData('content-types.json', z.array(demoContentType));
