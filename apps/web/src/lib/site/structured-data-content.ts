import type { Blog } from '@tawa/contract/content/blogs';
import type { Faq } from '@tawa/contract/content/faqs';
import { plainText, readRichText } from '@tawa/domain/common/rich-text';
import { paths } from '../paths.ts';
import { fullUrl } from './site.ts';
import { pictureThing, publisher, type Thing } from './structured-data.ts';
import type { Language } from '#lib/i18n/language.ts';

export const article = (blog: Blog, description: string, language: Language): Thing => ({
  '@type': 'BlogPosting',
  headline: blog.title,
  description,
  image: pictureThing(blog.blog_img),
  datePublished: blog.created_on,
  author: { '@type': 'Person', name: blog.author },
  publisher: publisher(language),
  mainEntityOfPage: fullUrl(paths.blog(blog)),
});

export const faqPage = (faqs: readonly Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(readRichText(answer)) },
  })),
});
