import { describe, expect, it } from 'vitest';
import { acceptedCodings } from '../../../../src/server/platform/http/accept-encoding.ts';
import { matchesEtag } from '../../../../src/server/platform/http/cache/etag.ts';

describe('acceptedCodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['x-gzip', ['gzip']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['BR; Q=1', ['br']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['gzip;q=0, *', ['br']],
    ['gzip;q=nonsense', []],
  ])('reads %j as %j', (header, codings) => {
    expect(acceptedCodings(header)).toEqual(codings);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc-br"', true],
    ['"abc-gzip" , "y"', true],
    ['*', true],
    ['abc', false],
    ['"abcd"', false],
    ['"abc-deflate"', false],
    ['', false],
    [undefined, false],
  ])('%j', (header, matches) => {
    expect(matchesEtag(header, 'abc')).toBe(matches);
  });
});
