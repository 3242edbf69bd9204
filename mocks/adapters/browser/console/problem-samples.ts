import type { Endpoint } from '#contracts/endpoint.ts';
import type { Sample } from '#contracts/mock-in-page.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { problems } from '#contracts/problem.ts';
import { problemExample } from '#contracts/problem-examples.ts';
import { defaultProblemTypes, written } from '#mocks/core/response.ts';

/** The problems of an endpoint, each as an answer that a fault can give. */
export function samplesOf(endpoint: Endpoint): readonly Sample[] {
  return problemsOf(endpoint).map((code) => {
    const { status, schema } = problems[code];
    const context = { types: defaultProblemTypes, instance: endpoint.path, requestId: 'req-fault' };
    const problem = { ...problemExample(code, context), detail: 'This was asked for in the demo console.' };
    return { code, title: problem.title, status, body: written(schema, problem) };
  });
}
