/** One line: number | year | Persian title (| number it replaced). */
export interface Shelf {
  text: [key: string, name: string, scientificName: string, synonyms: string, description: string];
  lines: string;
}
